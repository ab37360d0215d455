/** The compare list: the shopper's own is kept by their browser's object, a shared one is in the address. */
import { Hono } from "hono";
import { z } from "zod";
import { productRows } from "../checkout/cart-pricing.ts";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import { MAX_COMPARED } from "../rules/compare.ts";
import { id } from "../rules/fields.ts";
import { changeCompared, readCompared } from "../shopper/own-compare.ts";
import { shownCompared } from "../shopper/shown.ts";
import { compareView } from "../views/compare.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const productIds = z.array(id).max(MAX_COMPARED);
const one = z.object({ id });

export const compare = new Hono<BffEnv>()
  /** The ids of the shopper's own list, in the order in which they were added. */
  .get("/", async (c) => replyWith({ ids: [...(await readCompared(c.env.visitor))] }))

  /** The table of the given products, in their order; products that the shop no longer has are left out. */
  .post("/table", jsonBody(z.object({ ids: productIds })), async (c) => {
    const { visitor } = c.env;
    const { ids } = c.req.valid("json");
    // An empty list is fatal on the existing server (docs/api.md, section 1); in order, so that one set is one cache
    // entry.
    if (ids.length === 0) return replyWith(compareView([], { product: [], specs: [], sp: [] }));
    return replyWith(compareView(ids, await visitor.api.cached("compare", { id: [...ids].sort((a, b) => a - b) })));
  })

  /** Adds a product once. `present`: it is there already; `full`: a fifth is refused; `gone`: no such product. */
  .post("/add", jsonBody(one), async (c) => {
    const { visitor } = c.env;
    const id = await resolveProductId(visitor, c.req.valid("json").id);
    const asked = [...new Set([...(await shownCompared(visitor)), id])];
    // Null when the API does not say: the shopper's ids are then trusted.
    const known = await productRows(visitor.api.cached, asked);
    if (known && !known.has(id)) return replyWith({ outcome: "gone" as const });
    const gone = asked.filter((other) => known && !known.has(other));
    const { outcome } = await changeCompared(visitor, (list) => list.add(id, gone));
    return replyWith({ outcome });
  })

  /** Takes a product out; returns its place, or -1 where it was not there. */
  .post("/remove", jsonBody(one), async (c) => {
    const { visitor } = c.env;
    const { id } = c.req.valid("json");
    const { place } = await changeCompared(visitor, (list) => list.remove(id));
    return replyWith({ place });
  })

  /** Puts a removed product back in its place. */
  .post("/restore", jsonBody(one.extend({ place: z.number().int().nonnegative() })), async (c) => {
    const { visitor } = c.env;
    const { id, place } = c.req.valid("json");
    const { outcome } = await changeCompared(visitor, (list) => list.restore(id, place));
    return replyWith({ outcome });
  });
