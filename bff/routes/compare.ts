/** The compare list: the shopper's own lives in a cookie, a shared one in the address. */
import { Hono } from "hono";
import { z } from "zod";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import { addToCompare, MAX_COMPARED, removeFromCompare, replaceInCompare, restoreToCompare } from "../rules/compare.ts";
import { id } from "../rules/fields.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { compareView } from "../views/compare.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const productIds = z.array(id).max(MAX_COMPARED);
const one = z.object({ id });

export const compare = new Hono<BffEnv>()
  /** The ids of the shopper's own list, in the order in which they were added. */
  .get("/", async (c) => replyWith({ ids: [...(await read(c.env.visitor))] }))

  /** The table of the given products, in their order; products that the shop no longer has are left out. */
  .post("/table", jsonBody(z.object({ ids: productIds })), async (c) => {
    const { visitor } = c.env;
    const { ids } = c.req.valid("json");
    // An empty list is fatal on the existing server (docs/api.md, section 1); in order, so that one set is one cache
    // entry.
    if (ids.length === 0) return replyWith(compareView([], { product: [], specs: [], sp: [] }));
    return replyWith(compareView(ids, await visitor.cached("compare", { id: [...ids].sort((a, b) => a - b) })));
  })

  /** Adds a product once. `present`: it is there already; `full`: a fifth is refused; `gone`: no such product. */
  .post("/add", jsonBody(one), async (c) => {
    const { visitor } = c.env;
    const id = await resolveProductId(visitor, c.req.valid("json").id);
    const before = await read(visitor);
    const known = await knownOf(visitor, [...new Set([...before, id])]);
    if (known && !known.has(id)) return replyWith({ outcome: "gone" as const });
    // A product that is gone from the shop is not shown in the table, so it must not take up a place either.
    const { outcome, ids } = addToCompare(known ? before.filter((other) => known.has(other)) : before, id);
    if (outcome !== "full") write(visitor, ids);
    return replyWith({ outcome });
  })

  /** Takes a product out; returns its place, or -1 where it was not there. */
  .post("/remove", jsonBody(one), async (c) => {
    const { visitor } = c.env;
    const { id } = c.req.valid("json");
    const before = await read(visitor);
    write(visitor, removeFromCompare(before, id));
    return replyWith({ place: before.indexOf(id) });
  })

  /** Puts a removed product back in its place. */
  .post("/restore", jsonBody(one.extend({ place: z.number().int().nonnegative() })), async (c) => {
    const { visitor } = c.env;
    const { id, place } = c.req.valid("json");
    const { outcome, ids } = restoreToCompare(await read(visitor), id, place);
    if (outcome === "added") write(visitor, ids);
    return replyWith({ outcome });
  })

  /** Puts a product in the place of another; returns the list that was. `gone`: no such product. */
  .post("/replace", jsonBody(one.extend({ old: id })), async (c) => {
    const { visitor } = c.env;
    const { old } = c.req.valid("json");
    const id = await resolveProductId(visitor, c.req.valid("json").id);
    if ((await knownOf(visitor, [id]))?.has(id) === false) {
      return replyWith({ outcome: "gone" as const, before: [] });
    }
    const before = await read(visitor);
    write(visitor, replaceInCompare(before, old, id));
    return replyWith({ outcome: "replaced" as const, before: [...before] });
  })

  /** Replaces the shopper's own list by a shared one; returns the previous list. */
  .post("/keep", jsonBody(z.object({ ids: productIds })), async (c) => {
    const { visitor } = c.env;
    const before = await read(visitor);
    write(visitor, [...new Set(c.req.valid("json").ids)]);
    return replyWith({ before: [...before] });
  });

async function read({ jar }: Visitor): Promise<readonly number[]> {
  return (await jar.read(cookies.compare)) ?? [];
}

function write({ jar }: Visitor, ids: readonly number[]): void {
  if (ids.length === 0) jar.clear(cookies.compare);
  else jar.write(cookies.compare, [...ids]);
}

/** Which of some products the shop has; null when the API does not say: the shopper's ids are then trusted. */
async function knownOf({ cached }: Visitor, ids: readonly number[]): Promise<Set<number> | null> {
  const reply = await optionalData(cached("compare", { id: [...ids].sort((a, b) => a - b) }));
  return reply && new Set(reply.product.map(({ id }) => id));
}
