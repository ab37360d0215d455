/**
 * The shop's pictures, from the API's host through our own origin: streamed, their type checked, kept in the
 * data centre, and a drawing in their place where one is missing. The same for everybody: no cookie is read or written.
 */
import { type Context, Hono } from "hono";
import { percentDecoded } from "../domain/percent-decoding.ts";
import { isFileName, PICTURE_WIDTHS, pictureAddress, pictureTypeOf } from "../domain/picture-file.ts";
import type { Env } from "../env.ts";
import { log, stackOf } from "../log.ts";
import { type Fetched, fetchPicture, type HostOptions, type HostPicture, readWhole } from "../pictures/host.ts";
import { headOf } from "../pictures/photograph-head.ts";
import type { ResizePhotograph } from "../pictures/resizer.ts";
import { canBePhotograph, canBeSmaller, formatFor, LARGEST, type SmallerFormat } from "../pictures/smaller.ts";
import { type WaitingLine, waitingLine } from "../pictures/waiting-line.ts";
import { BINDING_ORIGIN } from "../session/visitor.ts";
import type { EdgeCache } from "../upstream/cache.ts";
import type { DoorEnv } from "./context.ts";
import { isKnownMissing, MISSING_FOR, rememberMissing } from "./missing-pictures.ts";

export interface ImagesOptions extends HostOptions {
  cache: EdgeCache;
  /** Makes photographs smaller where the platform does not; without it they are sent as they are. */
  resize?: ResizePhotograph;
  /** Where requests wait for each other: one photograph at a time is made smaller. */
  line?: WaitingLine;
}

const FOLDER = /^[a-z0-9][a-z0-9-]{0,40}$/;

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";
/** An original that stands for a smaller picture, since too many were being made. */
const KEPT_WHEN_BUSY = "public, max-age=60";
/** Seconds for which the data centre keeps a picture, and the original of one that could not be made smaller. */
const KEPT_FOR = { picture: 604_800, original: 86_400 } as const;
const MISSING_KEPT = `public, max-age=${MISSING_FOR}`;
/** An SVG may hold a script: opened as a document, it may only draw. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * The drawing of `public/placeholder.svg`, used both when the API names no picture and when its host lacks the file.
 */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><g fill="none" stroke="#6b655a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="m300 160 140 70v140l-140 70-140-70V230z"/><path d="m160 230 140 70 140-70M300 300v140"/></g></svg>`;

/** GET and HEAD `/images/{folder}/{file}?w={width}`. */
export function createImages({ line = oneAtATime(), ...options }: ImagesOptions) {
  return new Hono<DoorEnv>().get("/:folder/:file", async (c) => {
    const { folder, file } = c.req.param();
    if (!FOLDER.test(folder) || !isFileName(file)) return placeholder(c, 404);
    const { env } = c.get("visitor");
    const source = sourceOf(env, folder, file, c.req.query("w"), c.req.header("Accept"));
    if (isKnownMissing(source.path)) return placeholder(c, 404);
    const { smaller } = source;
    const fetched =
      smaller && options.resize
        ? await readSmaller(c, source, smaller, { ...options, line, resize: options.resize })
        : await read(c, source, options);
    if ("response" in fetched) return picture(c, fetched, source);
    if (fetched.status === 503) log("warn", "picture-fault", { requestId: c.get("requestId"), reason: fetched.reason });
    else rememberMissing(source.path);
    return placeholder(c, fetched.status);
  });
}

/** The line of an isolate: a photograph takes half a second of processor, and up to 90 MB (decision 0225). */
const oneAtATime = () => waitingLine({ most: 40, longestWait: 8_000, longestWork: 20_000, interval: 20 });

/** A picture from the data centre's cache, or from the host and then kept. */
async function read(c: Context<DoorEnv>, source: Source, options: ImagesOptions): Promise<Fetched> {
  const kept = await fromCache(options.cache, source.key);
  if (kept) return { response: kept };
  const fetched = await fetchPicture(c.get("visitor").env, source, options);
  if ("response" in fetched) c.get("background")(keep(options.cache, source.key, fetched.response.clone()));
  return fetched;
}

type Shown = Fetched & { isBusy?: boolean };

/** A photograph at a width: kept, or made now, or the original where that cannot be. */
async function readSmaller(
  c: Context<DoorEnv>,
  source: Source,
  smaller: Smaller,
  options: Required<Pick<ImagesOptions, "line" | "resize">> & ImagesOptions,
): Promise<Shown> {
  const made = async () => {
    const kept = await fromCache(options.cache, source.key);
    return kept && { response: kept };
  };
  const kept = await made();
  if (kept) return kept;
  const leave = await options.line();
  if (!leave) return { ...(await read(c, smaller.original, options)), isBusy: true };
  try {
    // It may have been made while this request waited.
    return (await made()) ?? (await makeSmaller(c, source, smaller, options));
  } finally {
    leave();
  }
}

async function makeSmaller(
  c: Context<DoorEnv>,
  { key }: Source,
  { original, width, format }: Smaller,
  { resize, ...options }: Required<Pick<ImagesOptions, "resize">> & ImagesOptions,
): Promise<Fetched> {
  const fetched = await read(c, original, options);
  if (!("response" in fetched)) return fetched;
  const { response } = fetched;
  const whole = await readWhole(response.clone(), LARGEST.bytes).catch(() => undefined);
  // Too long to be read: its other half is the answer.
  if (whole === null) return { response };
  response.body?.cancel().catch(() => undefined);
  if (whole === undefined) return { status: 503, reason: "reset" };
  const bytes = await whole.arrayBuffer();
  const resized = await resizedBytes(bytes, width, format, resize, c);
  const shown = resized
    ? new Response(resized, { headers: smallerHeaders(response, width, format) })
    : new Response(bytes, { headers: response.headers });
  // An original too: for a day it is not tried again.
  c.get("background")(keep(options.cache, key, shown.clone(), resized ? KEPT_FOR.picture : KEPT_FOR.original));
  return { response: shown };
}

/** Null where the photograph cannot be made smaller. */
async function resizedBytes(
  bytes: ArrayBuffer,
  width: number,
  format: SmallerFormat,
  resize: ResizePhotograph,
  c: Context<DoorEnv>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = headOf(new Uint8Array(bytes));
  if (!canBeSmaller(head, width, format)) return null;
  try {
    const resized = await resize(bytes, head, width, format);
    return resized.byteLength < bytes.byteLength ? resized : null;
  } catch (error) {
    log("warn", "picture-not-resized", { requestId: c.get("requestId"), stack: stackOf(error) });
    return null;
  }
}

/** A picture of its own has a tag of its own. */
function smallerHeaders(original: Response, width: number, format: SmallerFormat): Headers {
  const headers = new Headers({ "Content-Type": `image/${format}` });
  const [, opaque] = /^(?:W\/)?"(.*)"$/.exec(original.headers.get("ETag") ?? "") ?? [];
  if (opaque !== undefined) headers.set("ETag", `"${width}-${format}-${opaque}"`);
  return headers;
}

/**
 * Reads one of the shop's pictures for the Worker itself, from the same cache and host.
 * @param address `/images/{folder}/{file}`, as the views have it
 * @param most bytes
 * @returns null for a picture that is not there, does not come, or is longer
 */
export type ReadPicture = (
  c: Context<DoorEnv>,
  address: string,
  most: number,
) => Promise<{ type: string; bytes: ArrayBuffer } | null>;

/** Builds the reader. Where the platform resizes, it is given the picture at `READ_WIDTH`. */
export function pictureReader(options: ImagesOptions): ReadPicture {
  return async (c, address, most) => {
    const [, folder = "", name = ""] = /^\/images\/([^/]+)\/([^/?]+)$/.exec(address) ?? [];
    const file = percentDecoded(name);
    if (!FOLDER.test(folder) || !isFileName(file)) return null;
    const { env } = c.get("visitor");
    const source = sourceOf(env, folder, file, READ_WIDTH);
    if (isKnownMissing(source.path)) return null;
    const fetched = await read(c, source, options);
    if (!("response" in fetched)) return null;
    const { response } = fetched;
    const whole = await readWhole(response, most).catch(() => null);
    const type = response.headers.get("Content-Type") ?? "";
    return whole && { type, bytes: await whole.arrayBuffer() };
  };
}

/** In pixels. */
const READ_WIDTH = "640" satisfies `${(typeof PICTURE_WIDTHS)[number]}`;

interface Source extends HostPicture {
  /** Its address in this shop, without a width. */
  path: string;
  /** Its cache key: an address of our own that no visitor can request. */
  key: string;
  /** Which of several formats is sent follows from `Accept`. */
  isNegotiated: boolean;
  smaller?: Smaller;
}

/** What the Worker itself makes of a photograph. */
interface Smaller {
  original: Source;
  width: number;
  format: SmallerFormat;
}

function sourceOf(env: Env, folder: string, file: string, wished: string | undefined, accept = ""): Source {
  const path = pictureAddress(folder, file);
  const promised = pictureTypeOf(file);
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const key = `https://picture-cache.invalid/v1/${encodeURIComponent(origin)}${path}`;
  const original = { path, url: `${origin}${path}`, key, promised, isNegotiated: false };
  const width = PICTURE_WIDTHS.find((known) => String(known) === wished);
  if (env.IMAGE_RESIZING === "off" || width === undefined || /\.svg$/i.test(file)) return original;
  // The Cache API ignores `Vary`: the format is part of the key. The header itself is not, so that no header of a
  // visitor can make further entries.
  if (env.IMAGE_RESIZING === "on" && env.API_ORIGIN) {
    const format = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : undefined;
    return {
      ...original,
      key: `${key}?w=${width}&as=${format ?? "same"}`,
      isNegotiated: true,
      resize: { width, fit: "scale-down", ...(format ? { format } : {}) },
    };
  }
  if (!canBePhotograph(promised)) return original;
  const format = formatFor(accept, width);
  return {
    ...original,
    isNegotiated: true,
    ...(format && { key: `${key}?w=${width}&as=${format}&by=worker`, smaller: { original, width, format } }),
  };
}

function picture(c: Context<DoorEnv>, { response, isBusy }: Shown & { response: Response }, { isNegotiated }: Source) {
  c.set("shared", isBusy ? KEPT_WHEN_BUSY : KEPT);
  c.set("policy", PICTURE_POLICY);
  const headers = new Headers(isNegotiated ? { Vary: "Accept" } : {});
  for (const name of ["Content-Type", "ETag"]) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const etag = headers.get("ETag");
  if (etag && matches(c.req.header("If-None-Match"), etag)) {
    void response.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { headers });
}

/** Whether an `If-None-Match` names a tag. RFC 9110, 13.1.2: weak comparison. */
export function matches(condition: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return condition?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;
}

/** An `<img>` shows the body of a 404, so the page stays whole while the status tells the truth. */
function placeholder(c: Context<DoorEnv>, status: 404 | 503): Response {
  if (status === 404) c.set("shared", MISSING_KEPT);
  c.set("policy", PICTURE_POLICY);
  return new Response(PLACEHOLDER, { status, headers: { "Content-Type": "image/svg+xml" } });
}

async function fromCache(cache: EdgeCache, key: string): Promise<Response | undefined> {
  try {
    return await (await cache()).match(key);
  } catch {
    return undefined;
  }
}

async function keep(cache: EdgeCache, key: string, response: Response, seconds: number = KEPT_FOR.picture) {
  try {
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", `public, max-age=${seconds}`);
    await (await cache()).put(key, new Response(response.body, { headers }));
  } catch {
    // Aborted, or the cache cannot be written: it is fetched again next time.
  }
}
