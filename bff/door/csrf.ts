import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";
import { postedFields } from "./posted-fields.ts";

/** The hidden field that `visitor.shopper.formToken()` fills. */
const TOKEN_FIELD = "formToken";

/**
 * Admits a writing request when the browser states that it comes from our own page: by `Sec-Fetch-Site` and `Origin`,
 * which must both fit where both come, or where both are missing (text browsers) by a form token bound to the session
 * or the visit. It decides for every body type and for visitors without a session too. Hono's own `csrf()` passes when
 * either header is fine and looks at form bodies only.
 * @throws BffError `forbidden`; `cookies-needed` where a form has a token and its browser no cookie at all: its page
 *   then says what to do
 */
export async function csrf(c: Context<DoorEnv>, next: Next): Promise<void> {
  if (c.req.method === "POST" && !(await isOurs(c))) throw await refusal(c);
  await next();
}

async function isOurs(c: Context<DoorEnv>): Promise<boolean> {
  const site = c.req.header("Sec-Fetch-Site");
  const origin = c.req.header("Origin");
  const isOurOrigin = origin === c.get("visitor").request.url.origin;
  if (site !== undefined) {
    // Some browsers hide every origin: then only the first header counts (decision 0122).
    return (site === "same-origin" || site === "none") && (isOurOrigin || origin === undefined || origin === "null");
  }
  if (origin !== undefined) return isOurOrigin;
  const token = (await postedFields(c))[TOKEN_FIELD];
  return token !== undefined && c.get("visitor").shopper.acceptsFormToken(token);
}

async function refusal(c: Context<DoorEnv>): Promise<BffError> {
  const visitor = c.get("visitor");
  const saysWhence = c.req.header("Sec-Fetch-Site") !== undefined || c.req.header("Origin") !== undefined;
  if (saysWhence || visitor.shopper.jar.isBrought || !(await postedFields(c))[TOKEN_FIELD])
    return new BffError("forbidden");
  c.set("visitor", { ...visitor, request: { ...visitor.request, takesNoCookies: true } });
  return new BffError("cookies-needed");
}
