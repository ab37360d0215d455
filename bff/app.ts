/**
 * The backend-for-frontend: one Hono sub-app per subject, mounted here. It runs in the Worker's own process, behind
 * `client.ts`, and is not reachable from outside. What browsers may call is in `routes/same-origin-api.ts`.
 */
import { Hono } from "hono";
import { codeOf } from "./error-code.ts";
import { type ErrorCode, errorTable } from "./errors.ts";
import { log, stackOf } from "./log.ts";
import { account } from "./routes/account.ts";
import type { BffEnv } from "./routes/bff-env.ts";
import { cart } from "./routes/cart.ts";
import { catalogue } from "./routes/catalogue.ts";
import { checkout } from "./routes/checkout.ts";
import { compare } from "./routes/compare.ts";
import { contact } from "./routes/contact.ts";
import { favourites } from "./routes/favourites.ts";
import { listings } from "./routes/listings.ts";
import { orders } from "./routes/orders.ts";
import { preferences } from "./routes/preferences.ts";
import { profile } from "./routes/profile.ts";
import { providers } from "./routes/providers.ts";
import { reviews } from "./routes/reviews.ts";
import { shell } from "./routes/shell.ts";
import type { RefusedField } from "./rules/field-kind.ts";
import { notify } from "./session/notices.ts";
import { RequestRefused } from "./upstream/border.ts";

/** The body of a failed answer of the BFF. */
export interface BffFailure {
  code: ErrorCode;
  /** Where a shopper without a session is sent. */
  signIn?: string;
  /** Set with `field-refused`: the refused field. */
  refused?: RefusedField;
}

export const app = new Hono<BffEnv>()
  .route("/shell", shell)
  .route("/catalogue", catalogue)
  .route("/lists", listings)
  .route("/account", account)
  .route("/providers", providers)
  .route("/cart", cart)
  .route("/checkout", checkout)
  .route("/orders", orders)
  .route("/compare", compare)
  .route("/contact", contact)
  .route("/favourites", favourites)
  .route("/profile", profile)
  .route("/reviews", reviews)
  .route("/preferences", preferences)
  .onError(async (error, c) => {
    const code = codeOf(error);
    const { visitor } = c.env;
    if (code === "internal") log("error", "internal", { requestId: visitor.request.id, stack: stackOf(error) });
    const needsSignIn = code === "session-ended" || code === "sign-in-required";
    if (needsSignIn) await notify(visitor.shopper, "failure", errorTable[code].message);
    const failure: BffFailure = {
      code,
      ...(needsSignIn ? { signIn: signInPath(visitor.request.url) } : {}),
      ...(error instanceof RequestRefused ? { refused: { field: error.field, kind: error.kind } } : {}),
    };
    return c.json(failure, errorTable[code].status);
  })
  .notFound((c) => c.json({ code: "not-found" } satisfies BffFailure, 404));

export type BffApp = typeof app;

/**
 * The sign-in page's address, with the return address.
 * @param from the page that needs the session
 */
function signInPath(from: URL): string {
  return `/login?next=${encodeURIComponent(from.pathname + from.search)}`;
}
