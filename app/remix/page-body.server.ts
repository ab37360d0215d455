/** Cuts a page that was rendered for nobody into its body and its places, and puts a body together again. */
import type { PageBody, Place } from "#bff/views/page-body.ts";
import { seamEnd, seamStart } from "./seam.tsx";

/** Ends with the nonce of each answer; every other place is one of `Seam`, or of the page's data. */
export const NONCE: Place["seam"] = { name: "nonce", of: {} };
export const REQUEST_ID: Place["seam"] = { name: "requestId", of: {} };
export const LAYER_DATA: Place["seam"] = { name: "data", of: {} };

const encoder = new TextEncoder();

/**
 * @param html the document, with the marks
 * @param mark the text that marks its places; alone it is the nonce
 * @returns the document without the marks, and where they stood
 * @throws Error for a mark that opens a place in another, or closes none
 */
export function cutBody(html: string, mark: string): Pick<PageBody, "bytes" | "places"> {
  // React separates a text from one that follows it by an empty comment: a mark is a text only here.
  const marks = html.matchAll(new RegExp(`(?:<!-- -->)?${mark}(?:;([^;]*);(?:<!-- -->)?)?`, "g"));
  const texts: Uint8Array[] = [];
  const places: Place[] = [];
  let open: Omit<Place, "end"> | undefined;
  let length = 0;
  let from = 0;
  for (const { 0: text, 1: seam, index } of marks) {
    const piece = encoder.encode(html.slice(from, index));
    texts.push(piece);
    length += piece.byteLength;
    from = index + text.length;
    if (seam === undefined) places.push({ seam: NONCE, start: length, end: length });
    else if ((seam === "") === (open === undefined)) throw new Error("A place of a page's layer lies in another");
    else if (open) {
      places.push({ ...open, end: length });
      open = undefined;
    } else open = { seam: JSON.parse(decodeURIComponent(seam)) as Place["seam"], start: length };
  }
  if (open) throw new Error("A place of a page's layer does not end");
  texts.push(encoder.encode(html.slice(from)));
  return { bytes: joined(texts), places };
}

/** A place in JSON: what is put in replaces the whole of `text`. */
export const placeInJson = (mark: string, seam: Place["seam"], text: string): string =>
  seamStart(mark, seam) + text + seamEnd(mark);

/**
 * @param fill what stands at a place; undefined leaves what is there
 * @param outside changes the text between the places, where a rare browser needs it
 */
export function joinBody(
  { bytes, places }: Pick<PageBody, "bytes" | "places">,
  fill: (seam: Place["seam"]) => string | undefined,
  outside?: (html: string) => string,
): Uint8Array<ArrayBuffer> {
  const texts: Uint8Array[] = [];
  let from = 0;
  const add = (start: number, end: number) => {
    const piece = bytes.subarray(start, end);
    texts.push(outside ? encoder.encode(outside(new TextDecoder().decode(piece))) : piece);
  };
  for (const { seam, start, end } of places) {
    const text = fill(seam);
    if (text === undefined) continue;
    add(from, start);
    texts.push(encoder.encode(text));
    from = end;
  }
  add(from, bytes.byteLength);
  return joined(texts);
}

function joined(texts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(texts.reduce((length, { byteLength }) => length + byteLength, 0));
  let at = 0;
  for (const text of texts) {
    whole.set(text, at);
    at += text.byteLength;
  }
  return whole;
}
