/**
 * The shop's pictures, from the API's host through our own origin: streamed, their type checked, cached in the
 * data centre, and a drawing in their place where one is missing. The same for everybody: no cookie is read or written.
 */
import { type Context, Hono } from "hono";
import { type EdgeCache, readEdge, writeEdge } from "../edge-cache.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { isFileName, PICTURE_WIDTHS, pictureAddress, pictureTypeOf } from "../rules/picture-file.ts";
import type { RequestEnv } from "../session/request-env.ts";
import { BINDING_ORIGIN } from "../session/visitor-api.ts";
import { type Fetched, fetchPicture, type HostPicture } from "./picture-host.ts";

const FOLDER = /^[a-z0-9][a-z0-9-]{0,40}$/;

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";
/** Seconds for which the data centre keeps a picture: a week. */
const CACHE_SECONDS = 604_800;
/** The host may get the file at any time: browsers ask again after five minutes. */
const MISSING_KEPT = "public, max-age=300";
/** An SVG may hold a script: opened as a document, it may only draw. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * The drawing of `public/placeholder.svg`, used both when the API names no picture and when its host lacks the file.
 */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><g fill="none" stroke="#6b655a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="m300 160 140 70v140l-140 70-140-70V230z"/><path d="m160 230 140 70 140-70M300 300v140"/></g></svg>`;

/**
 * GET and HEAD `/images/{folder}/{file}?w={width}`.
 * @param cache of the data centre
 */
export function createImages(cache: EdgeCache) {
  return new Hono<RequestEnv>().get("/:folder/:file", async (c) => {
    const { folder, file } = c.req.param();
    if (!FOLDER.test(folder) || !isFileName(file)) return placeholder(c, 404);
    const { env } = c.get("visitor");
    const source = sourceOf(env, folder, file, c.req.query("w"), c.req.header("Accept"));
    const fetched = await read(c, source, cache);
    if ("response" in fetched) return picture(c, fetched, source);
    if (fetched.status === 503) log("warn", "picture-fault", { requestId: c.get("requestId"), reason: fetched.reason });
    return placeholder(c, fetched.status);
  });
}

/** A picture from the data centre's cache, or from the host and then cached. */
async function read(c: Context<RequestEnv>, source: Source, cache: EdgeCache): Promise<Fetched> {
  const cached = await readEdge(cache, source.key, (picture) => picture);
  if (cached) return { response: cached };
  const fetched = await fetchPicture(c.get("visitor").env, source);
  if ("response" in fetched) c.get("background")(writeEdge(cache, source.key, fetched.response.clone(), CACHE_SECONDS));
  return fetched;
}

interface Source extends HostPicture {
  /** Its cache key: an address of our own that no visitor can request. */
  key: string;
  /** Which of several formats is sent follows from `Accept`. */
  isNegotiated: boolean;
}

function sourceOf(env: Env, folder: string, file: string, wished: string | undefined, accept = ""): Source {
  const path = pictureAddress(folder, file);
  const promised = pictureTypeOf(file);
  const origin = env.API_ORIGIN ?? BINDING_ORIGIN;
  const key = `https://picture-cache.invalid/v1/${encodeURIComponent(origin)}${path}`;
  const original = { url: `${origin}${path}`, key, promised, isNegotiated: false };
  const width = PICTURE_WIDTHS.find((known) => String(known) === wished);
  // The reference API's pictures are small files, and no zone stands before a service binding.
  const isResized = env.IMAGE_RESIZING === "on" && env.API_ORIGIN !== undefined;
  if (!isResized || width === undefined || /\.svg$/i.test(file)) return original;
  // The Cache API ignores `Vary`: the format is part of the key. The header itself is not, so that no header of a
  // visitor can make further entries.
  const format = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : undefined;
  return {
    ...original,
    key: `${key}?w=${width}&as=${format ?? "same"}`,
    isNegotiated: true,
    resize: { width, fit: "scale-down", ...(format ? { format } : {}) },
  };
}

function picture(c: Context<RequestEnv>, { response }: { response: Response }, { isNegotiated }: Source) {
  c.set("shared", KEPT);
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
function matches(condition: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return condition?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;
}

/** An `<img>` shows the body of a 404, so the page stays whole while the status tells the truth. */
function placeholder(c: Context<RequestEnv>, status: 404 | 503): Response {
  if (status === 404) c.set("shared", MISSING_KEPT);
  c.set("policy", PICTURE_POLICY);
  return new Response(PLACEHOLDER, { status, headers: { "Content-Type": "image/svg+xml" } });
}
