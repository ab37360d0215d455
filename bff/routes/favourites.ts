/** A customer's favourites. The API stores them, at most five (rule S2). */
import { Hono } from "hono";
import { z } from "zod";
import { productRows } from "../checkout/cart-pricing.ts";
import { customerToken } from "../checkout/order-review.ts";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import { BffError } from "../errors.ts";
import { id } from "../rules/fields.ts";
import { shortTag } from "../session/customer.ts";
import { customerAccount } from "../session/own-account.ts";
import { rememberSaved } from "../session/own-session.ts";
import type { Visitor } from "../session/visitor.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import { TokenRefused } from "../upstream/client.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { savedView } from "../views/profile.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const product = z.object({ id });
const tag = z
  .string()
  .regex(/^[\w-]{8}$/)
  .optional()
  .catch(undefined);

export const favourites = new Hono<BffEnv>()
  /** The customer's favourites, at current prices. */
  .get("/", async (c) => {
    const { visitor } = c.env;
    const { save } = await customerAccount(visitor, await customerToken(visitor));
    // `my-info` knows neither discount nor stock of what is saved.
    const ids = save.map(({ id }) => id);
    return replyWith(savedView(save, await productRows(visitor.api.cached, ids)));
  })

  /**
   * Saves a product; one that is saved already is a success. `full`: the API accepts no sixth; `not-kept`: it answered
   * success and stored nothing; `sign-in`: the guest's choice is stored for `/grant`,
   * with the tag of the customer whose page it is (`by`).
   */
  .post("/add", jsonBody(product.extend({ by: tag })), async (c) => {
    const { visitor } = c.env;
    const { by, ...wanted } = c.req.valid("json");
    const id = await resolveProductId(visitor, wanted.id);
    const outcome = await save(visitor, id);
    if (outcome === "sign-in") writeNotes(visitor, { save: { id, by } });
    return replyWith({ outcome });
  })

  /**
   * Saves the product that a guest chose before signing in, once, with the response to signing in; `none` without one.
   * `other`: another customer chose it, whose session had ended.
   */
  .post("/grant", async (c) => {
    const { visitor } = c.env;
    const pending = await readNote(visitor, "save");
    if (!pending) return replyWith({ outcome: "none" as const });
    const { id, by } = pending;
    // Cleared in any case: the next customer at this browser did not choose it.
    const session = await visitor.shopper.session();
    if (session) writeNotes(visitor, { save: null });
    if (session && by && by !== (await shortTag(visitor.env.COOKIE_KEYS, session)))
      return replyWith({ outcome: "other" as const });
    return replyWith({ outcome: await save(visitor, id) });
  })

  .post("/remove", jsonBody(product), async (c) => {
    const { visitor } = c.env;
    const { id } = c.req.valid("json");
    const { result } = await visitor.api.fresh("removeFavourite", { id }, await customerToken(visitor));
    if (result !== "success") throw new BffError("upstream-fault", "removeFavourite: failed");
    const saved = (await visitor.shopper.session())?.saved ?? [];
    await rememberSaved(
      visitor,
      saved.filter((other) => other !== id),
    );
    return replyWith({});
  });

async function save(visitor: Visitor, id: number): Promise<"saved" | "full" | "not-kept" | "sign-in"> {
  const session = await visitor.shopper.session();
  if (!session) return "sign-in";
  try {
    const { result } = await visitor.api.fresh("addFavouriteProduct", { id }, session.token);
    if (result !== "success") return "full";
    // The existing server answers success for another customer's favourite, and stores nothing (docs/api.md, section
    // 4): its list is the truth.
    const list = await optionalData(visitor.api.fresh("myInfo", undefined, session.token));
    const saved = list ? list.save.map((row) => row.id) : [...new Set([...(session.saved ?? []), id])];
    await rememberSaved(visitor, saved);
    return !list || list.save.some((row) => row.id === id) ? "saved" : "not-kept";
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    // The session is over: handled as a guest's choice.
    return "sign-in";
  }
}
