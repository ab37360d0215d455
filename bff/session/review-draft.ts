/**
 * A typed review, carried past the sign-in page in the return address: the cookies have no room for it (they stay under
 * 6 KB together). A keyed digest proves that it is ours, so that nobody's link can put text into a shopper's form.
 */
import { base64url } from "jose";
import type { KeyRing } from "../env.ts";
import { LONGEST_REVIEW } from "../rules/review.ts";
import { digest, isDigest } from "./sealing.ts";

export interface ReviewDraft {
  rate: number;
  message: string;
}

const CONTEXT = "review draft";
const DRAFT = /^([1-5])([\w-]{0,1340})\.([\w-]{43})$/;

/**
 * Writes a draft for an address. Two bytes a letter, whatever the script: 500 letters are 1,334 characters, so that the
 * whole address fits `next` (1,500, bff/door/local-path.ts).
 */
export async function writeDraft(ring: KeyRing, productId: number, { rate, message }: ReviewDraft): Promise<string> {
  const letters = message.slice(0, LONGEST_REVIEW);
  const bytes = new Uint8Array(letters.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < letters.length; index++) view.setUint16(index * 2, letters.charCodeAt(index));
  const text = `${rate}${base64url.encode(bytes)}`;
  return `${text}.${await digest(ring, CONTEXT, `${productId} ${text}`)}`;
}

/** Reads what `writeDraft` wrote for the same product; null for anything else. */
export async function readDraft(ring: KeyRing, productId: number, draft: string): Promise<ReviewDraft | null> {
  const [, rate, letters = "", mac = ""] = draft.match(DRAFT) ?? [];
  if (!rate || !(await isDigest(ring, CONTEXT, `${productId} ${rate}${letters}`, mac))) return null;
  const bytes = base64url.decode(letters);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = Array.from({ length: bytes.byteLength >> 1 }, (_, index) => view.getUint16(index * 2));
  return { rate: Number(rate), message: String.fromCharCode(...units) };
}
