/**
 * The shop's pictures, from the API's host through our own origin: streamed, their type checked, kept in the
 * data centre, and a drawing in their place where one is missing. The same for everybody: no cookie is read or written.
 */
import { type Context, Hono } from "hono";
import { percentDecoded } from "../domain/percent-decoding.ts";
import { isFileName, pictureAddress, pictureTypeOf } from "../domain/picture-file.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { BINDING_ORIGIN, upstreamFetch } from "../session/visitor.ts";
import type { EdgeCache } from "../upstream/cache.ts";
import type { DoorEnv } from "./context.ts";
import { isKnownMissing, MISSING_FOR, rememberMissing } from "./missing-pictures.ts";

export interface ImagesOptions {
  cache: EdgeCache;
  /** Time until the picture's headers are there, in milliseconds. */
  deadline?: number;
  /** Time until the whole picture is there, in milliseconds. */
  longest?: number;
  /** Longest picture in bytes, where the host says how long it is. */
  maxBytes?: number;
  /** Longest picture of unknown length, which is read whole before responding. */
  maxUnknownBytes?: number;
  /** Fetches a picture through the platform's resizing. */
  fetchResized?: (request: Request, image: Resizing) => Promise<Response>;
}

/** The options of the platform's image resizing that we use. */
export type Resizing = Pick<RequestInitCfPropertiesImage, "width" | "fit" | "format">;

const TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif", "image/svg+xml"]);
/** Names by which some servers call a JPEG. */
const SYNONYMS: Record<string, string> = { "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg" };
/** The widths that `bff/views/picture.ts` writes into `srcset`; for any other the original is served. */
const WIDTHS = new Set(["160", "320", "480", "640", "960", "1280"]);
const FOLDER = /^[a-z0-9][a-z0-9-]{0,40}$/;

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";
const MISSING_KEPT = `public, max-age=${MISSING_FOR}`;
/** An SVG may hold a script: opened as a document, it may only draw. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * The drawing of `public/placeholder.svg`, used both when the API names no picture and when its host lacks the file.
 */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><g fill="none" stroke="#a59d90" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><path d="m300 160 140 70v140l-140 70-140-70V230z"/><path d="m160 230 140 70 140-70M300 300v140"/></g></svg>`;

/** GET and HEAD `/images/{folder}/{file}?w={width}`. */
export function createImages(options: ImagesOptions) {
  const { cache } = options;
  return new Hono<DoorEnv>().get("/:folder/:file", async (c) => {
    const { folder, file } = c.req.param();
    if (!FOLDER.test(folder) || !isFileName(file)) return placeholder(c, 404);
    const { env } = c.get("visitor");
    const source = sourceOf(env, folder, file, c.req.query("w"), c.req.header("Accept"));
    if (isKnownMissing(source.path)) return placeholder(c, 404);
    const kept = await fromCache(cache, source.key);
    if (kept) return picture(c, kept);
    const fetched = await fetchPicture(env, source, options);
    if ("status" in fetched) {
      if (fetched.status === 503)
        log("warn", "picture-fault", { requestId: c.get("requestId"), reason: fetched.reason });
      else rememberMissing(source.path);
      return placeholder(c, fetched.status);
    }
    c.get("background")(keep(cache, source.key, fetched.response.clone()));
    return picture(c, fetched.response);
  });
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
    const kept = await fromCache(options.cache, source.key);
    const fetched = kept ? { response: kept } : await fetchPicture(env, source, options);
    if ("status" in fetched) return null;
    const { response } = fetched;
    if (!kept) c.get("background")(keep(options.cache, source.key, response.clone()));
    const whole = await readWhole(response, most).catch(() => null);
    const type = response.headers.get("Content-Type") ?? "";
    return whole && { type, bytes: await whole.arrayBuffer() };
  };
}

/** In pixels, one of `WIDTHS`. */
const READ_WIDTH = "640";

interface Source {
  /** Its address in this shop, without a width. */
  path: string;
  url: string;
  /** Its cache key: an address of our own that no visitor can request. */
  key: string;
  /** The media type that the file's name promises. */
  promised: string | undefined;
  resize?: Resizing;
}

function sourceOf(env: Env, folder: string, file: string, width: string | undefined, accept = ""): Source {
  const path = pictureAddress(folder, file);
  const promised = pictureTypeOf(file);
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const url = `${origin}${path}`;
  const kept = `https://picture-cache.invalid/v1/${encodeURIComponent(origin)}${path}`;
  const mayResize =
    env.IMAGE_RESIZING === "on" && env.API_ORIGIN && width && WIDTHS.has(width) && !/\.svg$/i.test(file);
  if (!mayResize) return { path, url, key: kept, promised };
  // The Cache API ignores `Vary`: the format is part of the key.
  const format = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : undefined;
  return {
    path,
    url,
    promised,
    key: `${kept}?w=${width}&as=${format ?? "same"}`,
    resize: { width: Number(width), fit: "scale-down", ...(format ? { format } : {}) },
  };
}

type Fetched = { response: Response; isWhole: boolean } | { status: 404 | 503; reason: string };

async function fetchPicture(env: Env, source: Source, options: ImagesOptions): Promise<Fetched> {
  const { deadline = 8_000, longest = 20_000, fetchResized = resizedByPlatform } = options;
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), deadline);
  try {
    const request = new Request(source.url, {
      headers: { Accept: "image/*" },
      redirect: "manual",
      signal: abort.signal,
    });
    const response = await (source.resize ? fetchResized(request, source.resize) : upstreamFetch(env)(request));
    clearTimeout(timer);
    // It also covers the body after the response has begun: a stalled body is aborted.
    timer = setTimeout(() => abort.abort(), longest);
    const fetched = await usable(response, source, options);
    if ("status" in fetched || fetched.isWhole) clearTimeout(timer);
    return fetched;
  } catch {
    clearTimeout(timer);
    return { status: 503, reason: abort.signal.aborted ? "timeout" : "reset" };
  }
}

/**
 * The host's media type, or the one of the file's extension where the host does not know it (`.jfif`). An SVG must be
 * declared as one.
 */
function typeOf(response: Response, { promised }: Source): string {
  const said = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  return said === "application/octet-stream" && promised !== undefined && promised !== "image/svg+xml"
    ? promised
    : (SYNONYMS[said] ?? said);
}

/**
 * Accepts pictures only. A body of known length is streamed: when it is cut off, browser and cache see that it is
 * incomplete. A body of unknown length is read to its end first.
 */
async function usable(response: Response, source: Source, options: ImagesOptions): Promise<Fetched> {
  const { maxBytes = 8 * 1024 * 1024, maxUnknownBytes = 2 * 1024 * 1024 } = options;
  const type = typeOf(response, source);
  const isPicture = response.status === 200 && TYPES.has(type) && response.body !== null;
  const length = response.headers.has("Content-Encoding") ? null : response.headers.get("Content-Length");
  if (!isPicture || Number(length ?? 0) > maxBytes) {
    await response.body?.cancel();
    const isMissing = response.status === 404 || response.status === 410;
    return { status: isMissing ? 404 : 503, reason: isPicture ? "size" : `${response.status} ${type}`.slice(0, 60) };
  }
  const headers = new Headers({ "Content-Type": type });
  const etag = response.headers.get("ETag");
  if (etag && /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/.test(etag)) headers.set("ETag", etag);
  if (length !== null) return { response: new Response(response.body, { headers }), isWhole: false };
  const bytes = await readWhole(response, maxUnknownBytes);
  return bytes ? { response: new Response(bytes, { headers }), isWhole: true } : { status: 503, reason: "size" };
}

/** The whole body; null when it is longer than the limit. */
async function readWhole({ body }: Response, most: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>> | null)?.getReader();
  for (let left = most; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.byteLength;
    if (left < 0) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Blob(chunks);
}

const resizedByPlatform = (request: Request, image: Resizing) => fetch(request, { cf: { image } });

function picture(c: Context<DoorEnv>, response: Response): Response {
  c.set("shared", KEPT);
  c.set("policy", PICTURE_POLICY);
  const headers = new Headers();
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

async function keep(cache: EdgeCache, key: string, response: Response): Promise<void> {
  try {
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", "public, max-age=604800");
    await (await cache()).put(key, new Response(response.body, { headers }));
  } catch {
    // Aborted, or the cache cannot be written: it is fetched again next time.
  }
}
