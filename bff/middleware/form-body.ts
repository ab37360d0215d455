/** What is posted to a page is a form, or it is refused here: Remix's actions would fail on anything else. */
import type { MiddlewareHandler } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./door.ts";

const URLENCODED = "application/x-www-form-urlencoded";

/**
 * Refuses bodies that are no form or a broken one. A post with nothing in it is an empty form. The same-origin API reads its
 * own bodies.
 * @throws BffError `bad-request`
 */
export function formBody() {
  return async function formBody(c, next) {
    if (c.req.method === "POST" && !c.req.path.startsWith("/api/")) {
      const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
      if (!type && c.req.raw.body === null) c.req.raw = emptyForm(c.req.raw);
      else if (type === "multipart/form-data") await readable(c.req.raw.clone());
      else if (type !== URLENCODED) throw new BffError("bad-request");
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}

function emptyForm(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", URLENCODED);
  return new Request(request, { headers, body: "" });
}

/** Only a multipart body can be broken; it has at most a megabyte by now. */
async function readable(request: { formData(): Promise<unknown> }): Promise<void> {
  await request.formData().catch(() => {
    throw new BffError("bad-request");
  });
}
