import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";
import { isFormType, postedFields, URLENCODED } from "./posted-fields.ts";

/**
 * Passes the page a form that `postedFields` has read and rewritten. A post with nothing in it is an empty form. The
 * same-origin API reads its own bodies.
 * @throws BffError `bad-request` for everything else, multipart included: no form of the shop has a file
 */
export async function formBody(c: Context<DoorEnv>, next: Next): Promise<void> {
  if (c.req.method === "POST" && !c.req.path.startsWith("/api/")) {
    const type = c.req.header("Content-Type") ?? "";
    if (type === "" && c.req.raw.body === null) c.req.raw = emptyForm(c.req.raw);
    else if (isFormType(type)) await postedFields(c);
    else throw new BffError("bad-request");
  }
  await next();
}

function emptyForm(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", URLENCODED);
  return new Request(request, { headers, body: "" });
}
