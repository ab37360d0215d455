/** A shopper's preferences, stored in cookies, without signing in. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { BffError } from "../errors.ts";
import { returnPath } from "../pages/local-path.ts";
import { LANGUAGES, withoutLanguage } from "../rules/language.ts";
import { VIEWS } from "../rules/listing-state.ts";
import type { CookieDefinition } from "../session/cookie-jar.ts";
import { cookies } from "../session/cookies.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const choice = z.object({ value: z.string(), next: z.string() });

/**
 * Each stores one choice, and returns the address to redirect to, always one of this shop. A value that is not offered
 * is an unknown page.
 */
export const preferences = new Hono<BffEnv>()
  .post("/language", jsonBody(choice), (c) => keep(c, cookies.language, LANGUAGES, c.req.valid("json")))
  /** The colours. */
  .post("/theme", jsonBody(choice), (c) => keep(c, cookies.theme, ["light", "dark"], c.req.valid("json")))
  /** The layout of lists. */
  .post("/view", jsonBody(choice), (c) => keep(c, cookies.view, VIEWS, c.req.valid("json")));

function keep<Value extends string>(
  c: Context<BffEnv>,
  cookie: CookieDefinition<Value>,
  offered: readonly Value[],
  { value, next }: z.output<typeof choice>,
) {
  const chosen = offered.find((known) => known === value);
  if (!chosen) throw new BffError("not-found");
  c.env.visitor.shopper.jar.write(cookie, chosen);
  // The choice counts from now on, whatever language the previous page's address asked for.
  return replyWith({ next: withoutLanguage(returnPath(c.env.visitor.request.pages, next, "/")) });
}
