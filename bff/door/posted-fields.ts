/**
 * The only reader of posted bodies: it passes a short list of plainly named text fields. Later parsers expand names
 * like `email[1000000]` into a million elements; such names are refused here.
 */
import type { Context } from "hono";
import { BffError } from "../errors.ts";
import { wholeBody } from "../whole-body.ts";
import { MAX_BODY_BYTES } from "./body-size.ts";
import type { DoorEnv, PostedFields } from "./context.ts";

/**
 * The forms of the shop have at most a dozen fields, and their longest text is an address or a review. As it is passed
 * on, in bytes; what is posted may have `MAX_BODY_BYTES`.
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

/**
 * The text fields of a post, read once. The page still finds the body: a form written anew from its fields, JSON as it
 * came.
 * @returns empty for a body that is neither a form nor a JSON object
 * @throws BffError `bad-request` for a form that is none of ours: over 256 KB with its longest texts cut, over 60
 *   fields, odd names, another encoding than UTF-8
 */
export function postedFields(c: Context<DoorEnv>): Promise<PostedFields> {
  const known = c.get("posted");
  if (known) return known;
  const fields = read(c);
  c.set("posted", fields);
  return fields;
}

async function read(c: Context<DoorEnv>): Promise<PostedFields> {
  const type = readContentType(c.req.header("Content-Type") ?? "");
  if (type.name === "application/json") return firstOf(await readJson(c));
  if (type.name !== URLENCODED) return {};
  const entries = await readForm(c, type.charset);
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

async function readForm(c: Context<DoorEnv>, charset: string): Promise<[string, string][]> {
  const encoding = c.req.header("Content-Encoding") ?? "identity";
  if (encoding !== "identity" || !/^utf-?8$/i.test(charset)) throw new BffError("bad-request");
  return [...new URLSearchParams(decoded(await readBytes(c, MAX_BODY_BYTES)))];
}

/** The whole body; one that says that it is too long is left alone, for `drainBody`. */
async function readBytes(c: Context<DoorEnv>, longest: number): Promise<ArrayBuffer> {
  if (Number(c.req.header("Content-Length") ?? 0) > longest) throw new BffError("bad-request");
  const bytes = await wholeBody(c.req.raw.arrayBuffer());
  if (bytes.byteLength > longest) throw new BffError("bad-request");
  return bytes;
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
  const bytes = await readBytes(c, MAX_JSON_BYTES);
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

export interface ContentType {
  /** In lower case; empty where the header is missing. */
  name: string;
  charset: string;
}

/**
 * Reads a `Content-Type` header (RFC 9110, 8.3.1).
 * @throws BffError `bad-request` for parameters that are none, or that repeat
 */
export function readContentType(header: string): ContentType {
  const [name = "", ...rest] = header.split(";").map((piece) => piece.trim());
  const parameters = new Map<string, string>();
  for (const parameter of rest.filter(Boolean)) {
    const [, key, quoted, token] = parameter.match(/^([\w-]{1,40})=(?:"([^"\\]*)"|([^\s"]+))$/) ?? [];
    if (!key || parameters.has(key.toLowerCase())) throw new BffError("bad-request");
    parameters.set(key.toLowerCase(), quoted ?? token ?? "");
  }
  return { name: name.toLowerCase(), charset: parameters.get("charset") ?? "utf-8" };
}
