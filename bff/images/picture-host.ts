/** Pictures of the API's host: fetched with a deadline, pictures only, whole or recognisably cut off. */
import { cappedBody } from "../capped-body.ts";
import type { Env } from "../env.ts";
import { upstreamFetch } from "../session/visitor-api.ts";

/** Time until the picture's headers are there. */
const HEADERS_TIMEOUT_MS = 8_000;
/** Time from then until the whole picture is there. */
const BODY_TIMEOUT_MS = 20_000;
/** Longest picture, where the host says how long it is. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Longest picture of unknown length, which is read whole before responding. */
const MAX_UNKNOWN_BYTES = 2 * 1024 * 1024;

/** The options of the platform's image resizing that we use. */
export type Resizing = Pick<RequestInitCfPropertiesImage, "width" | "fit" | "format">;

/** What is asked of the host. */
export interface HostPicture {
  url: string;
  /** The media type that the file's name promises. */
  promised: string | undefined;
  /** How the platform is to resize it. */
  resize?: Resizing;
}

const TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif", "image/svg+xml"]);
/** Names by which some servers call a JPEG. */
const SYNONYMS: Record<string, string> = { "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg" };

/** `isWhole`: its body has been read to its end. */
export type Fetched = { response: Response; isWhole?: boolean } | { status: 404 | 503; reason: string };

/** Asks the host for a picture. Never throws: a host that fails is a 503, a picture that is not there a 404. */
export async function fetchPicture(env: Env, source: HostPicture): Promise<Fetched> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), HEADERS_TIMEOUT_MS);
  try {
    const request = new Request(source.url, {
      headers: { Accept: "image/*" },
      redirect: "manual",
      signal: abort.signal,
    });
    const response = await (source.resize ? resizedByPlatform(request, source.resize) : upstreamFetch(env)(request));
    clearTimeout(timer);
    // It also covers the body after the response has begun: a stalled body is aborted.
    timer = setTimeout(() => abort.abort(), BODY_TIMEOUT_MS);
    const fetched = await usable(response, source);
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
function typeOf(response: Response, { promised }: HostPicture): string {
  const said = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  return said === "application/octet-stream" && promised !== undefined && promised !== "image/svg+xml"
    ? promised
    : (SYNONYMS[said] ?? said);
}

/**
 * Accepts pictures only. A body of known length is streamed: when it is cut off, browser and cache see that it is
 * incomplete. A body of unknown length is read to its end first.
 */
async function usable(response: Response, source: HostPicture): Promise<Fetched> {
  const type = typeOf(response, source);
  const isPicture = response.status === 200 && TYPES.has(type) && response.body !== null;
  const length = response.headers.has("Content-Encoding") ? null : response.headers.get("Content-Length");
  if (!isPicture || Number(length ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    const isMissing = response.status === 404 || response.status === 410;
    return { status: isMissing ? 404 : 503, reason: isPicture ? "size" : `${response.status} ${type}`.slice(0, 60) };
  }
  const headers = new Headers({ "Content-Type": type });
  const etag = response.headers.get("ETag");
  if (etag && /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/.test(etag)) headers.set("ETag", etag);
  if (length !== null) return { response: new Response(response.body, { headers }), isWhole: false };
  const bytes = await cappedBody(response, MAX_UNKNOWN_BYTES);
  return bytes ? { response: new Response(bytes, { headers }), isWhole: true } : { status: 503, reason: "size" };
}

const resizedByPlatform = (request: Request, image: Resizing) => fetch(request, { cf: { image } });
