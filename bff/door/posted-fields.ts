/**
 * The only reader of posted bodies: it passes a short list of plainly named text fields. Later parsers expand names
 * like `email[1000000]` into a million elements; such names are refused here.
 */
import type { Context } from "hono";
import { BffError } from "../errors.ts";
import { wholeBody } from "../whole-body.ts";
import type { DoorEnv, PostedFields } from "./context.ts";

/**
 * The forms of the shop have at most a dozen fields, and their longest text is an address or a review. As it is passed
 * on, in bytes; what is posted may be longer (body-size.ts).
 */
export const MAX_FORM_BYTES = 256 * 1024;
/**
 * A longer text is cut to it, in UTF-16 units: far over the limit of any field, and still as long as anybody would take
 * up again and shorten.
 */
export const MAX_TEXT_LENGTH = 20_000;
/** Of JSON, whose reader checks it itself. */
const MAX_JSON_BYTES = 64 * 1024;
const MAX_FIELDS = 60;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9]{0,30}$/;

export const URLENCODED = "application/x-www-form-urlencoded";
/** A form's media type; its encoding, where it names one, is that of our pages. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset=(?:utf-?8|"utf-?8")\s*)?$/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Whether a `Content-Type` is that of a form that `postedFields` reads. */
export const isFormType = (type: string): boolean => FORM_TYPE.test(type);

/**
 * The text fields of a post, read once. The page still finds the body: a form written anew from its fields, JSON as it
 * came.
 * @returns empty for a body that is neither a form in UTF-8 nor a JSON object
 * @throws BffError `bad-request` for a form that is none of ours: over 256 KB with its longest texts cut, over 60
 *   fields, odd names, bytes that are not UTF-8
 */
export function postedFields(c: Context<DoorEnv>): Promise<PostedFields> {
  const known = c.get("posted");
  if (known) return known;
  const fields = read(c);
  c.set("posted", fields);
  return fields;
}

async function read(c: Context<DoorEnv>): Promise<PostedFields> {
  const type = c.req.header("Content-Type") ?? "";
  if (JSON_TYPE.test(type)) return firstOf(await readJson(c));
  if (!isFormType(type)) return {};
  const entries = await readForm(c);
  if (entries.length > MAX_FIELDS || !entries.every(([name]) => FIELD_NAME.test(name)))
    throw new BffError("bad-request");
  const cut = entries.map(([name, text]): [string, string] => [name, text.slice(0, MAX_TEXT_LENGTH)]);
  const body = new URLSearchParams(cut).toString();
  if (body.length > MAX_FORM_BYTES) throw new BffError("bad-request");
  const headers = new Headers(c.req.raw.headers);
  headers.set("Content-Type", URLENCODED);
  headers.delete("Content-Length");
  c.req.raw = new Request(c.req.raw, { headers, body });
  return firstOf(cut);
}

async function readForm(c: Context<DoorEnv>): Promise<[string, string][]> {
  if ((c.req.header("Content-Encoding") ?? "identity") !== "identity") throw new BffError("bad-request");
  return [...new URLSearchParams(decoded(await wholeBody(c.req.raw.arrayBuffer())))];
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BffError("bad-request");
  }
}

/** The same-origin API reads and judges its bodies itself. */
async function readJson(c: Context<DoorEnv>): Promise<[string, unknown][]> {
  const bytes = await wholeBody(c.req.raw.arrayBuffer());
  if (bytes.byteLength > MAX_JSON_BYTES) throw new BffError("bad-request");
  c.req.raw = new Request(c.req.raw, { body: bytes });
  try {
    return Object.entries(Object(JSON.parse(decoded(bytes))));
  } catch {
    return [];
  }
}

function firstOf(entries: [string, unknown][]): PostedFields {
  const fields: PostedFields = Object.create(null);
  for (const [name, value] of entries) if (typeof value === "string") fields[name] ??= value;
  return fields;
}
