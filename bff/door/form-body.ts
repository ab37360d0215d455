import type { MiddlewareHandler } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";
import { postedFields, readContentType, URLENCODED } from "./posted-fields.ts";

/**
 * Passes the page a form that `postedFields` has read and rewritten. A post with nothing in it is an empty form. The
 * same-origin API reads its own bodies.
 * @throws BffError `bad-request` for everything else, multipart included: no form of the shop has a file
 */
export function formBody() {
  return async function formBody(c, next) {
    if (c.req.method === "POST" && !c.req.path.startsWith("/api/")) {
      const { name } = readContentType(c.req.header("Content-Type") ?? "");
      if (name === "" && c.req.raw.body === null) c.req.raw = emptyForm(c.req.raw);
      else if (name === URLENCODED) await postedFields(c);
      else throw new BffError("bad-request");
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}

function emptyForm(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", URLENCODED);
  return new Request(request, { headers, body: "" });
}
