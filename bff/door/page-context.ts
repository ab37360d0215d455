/** What the pages' loaders and actions are given of a request. */
import type { Context } from "hono";
import type { PageContext } from "../client.ts";
import { shopOf } from "../env.ts";
import { createBffClient } from "../in-process.ts";
import { cookies } from "../session/cookies.ts";
import { notify } from "../session/notices.ts";
import type { Visitor } from "../session/visitor.ts";
import { languageOf } from "./address-language.ts";
import type { DoorEnv } from "./context.ts";

type Door = Context<DoorEnv>;

/**
 * @param visitor whose page it is
 * @returns the load context of Remix: no token, cookie or key is in it
 */
export async function pageContext(c: Door, visitor: Visitor): Promise<PageContext> {
  return {
    bff: createBffClient(visitor),
    form: { failed: false },
    url: visitor.request.url,
    pages: visitor.request.pages,
    shop: shopOf(visitor.env),
    isSignedIn: async () => (await visitor.shopper.session()) !== undefined,
    requestId: visitor.request.id,
    isPrefetch: visitor.request.isPrefetch,
    takesNoCookies: visitor.request.takesNoCookies,
    nonce: c.get("nonce"),
    route: c.get("route"),
    isDataRequest: visitor.request.isData,
    notify: (...notice) => notify(visitor.shopper, ...notice),
    language: await languageOf(c, visitor.shopper),
    theme: await visitor.shopper.jar.read(cookies.theme),
    delivery: { hasScripts: !c.get("page").handle.hasNoScripts },
  };
}
