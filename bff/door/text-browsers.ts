/** w3m speaks HTTP/1.0: what it is sent stays as it is, of a known length. */
import type { MiddlewareHandler } from "hono";
import type { DoorEnv } from "./context.ts";

const SPEAKS_HTTP_1_0 = /^w3m\b/;

/**
 * It says that it takes gzip, but takes no chunks, which a server that presses on the way makes (the local workerd
 * does, for HTTP/1.0 too): it then shows nothing at all. The Worker cannot see the version, so that the browser's name
 * has to do. Lynx takes chunks. An encoding that is named already is left alone.
 */
export function textBrowsers() {
  return async function textBrowsers(c, next) {
    await next();
    const isForIt = SPEAKS_HTTP_1_0.test(c.req.header("User-Agent") ?? "");
    if (isForIt && c.res.body && !c.res.headers.has("Content-Encoding")) c.header("Content-Encoding", "identity");
  } satisfies MiddlewareHandler<DoorEnv>;
}
