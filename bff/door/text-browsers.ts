/** w3m speaks HTTP/1.0: responses to it are not compressed and have a known length (decision 0050). */
import type { MiddlewareHandler } from "hono";
import type { DoorEnv } from "./context.ts";

const SPEAKS_HTTP_1_0 = /^w3m\b/;

/**
 * It accepts gzip but cannot read chunks, which a compressing server sends (local workerd does, even for HTTP/1.0): it
 * then shows nothing. The Worker cannot see the version, so that the browser's name has to do. Lynx takes chunks. An
 * encoding that is named already is left alone.
 */
export function textBrowsers() {
  return async function textBrowsers(c, next) {
    await next();
    const isForIt = SPEAKS_HTTP_1_0.test(c.req.header("User-Agent") ?? "");
    if (isForIt && c.res.body && !c.res.headers.has("Content-Encoding")) c.header("Content-Encoding", "identity");
  } satisfies MiddlewareHandler<DoorEnv>;
}
