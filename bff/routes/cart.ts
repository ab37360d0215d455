/** The cart: read, add, change, remove, accept. The shopper's object keeps it; prices are read for each request. */
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { askNamed, askProduct, knownCart, priceCart } from "../checkout/cart-pricing.ts";
import { readPreviousOrders } from "../checkout/previous-orders.ts";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import { MAX_LINES, roomLeft } from "../rules/cart.ts";
import { id, pieces } from "../rules/fields.ts";
import { IDEMPOTENCY_KEY } from "../rules/idempotency-key.ts";
import { keepTyped, takeTyped } from "../session/notices.ts";
import type { Visitor } from "../session/visitor.ts";
import { changeCart, readCart, takeFromCart } from "../shopper/own-cart.ts";
import { UpstreamFault } from "../upstream/client.ts";
import { optionalData } from "../upstream/optional-data.ts";
import { cartView, knownCartView, parseShown } from "../views/cart.ts";
import { fittingView } from "../views/fitting.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const ofPage = validator("query", ({ seen }): { seen?: string | undefined } => ({
  seen: seen === "1" ? seen : undefined,
}));
const line = z.object({ id, quantity: pieces });
const write = z.string().regex(IDEMPOTENCY_KEY).optional();
const requested = z.union([line, z.object({ id, step: z.union([z.literal(1), z.literal(-1)]) })]);
const typedText = z.object({ id, text: z.string(), isShort: z.boolean().optional() });

/** Lines whose related products are asked for. */
const MAX_RELATED_CALLS = 2;

/** The products of lines, as far as they are known, and their stock. */
async function askStock(visitor: Visitor, lines: readonly { id: number }[]) {
  const products = await askNamed(visitor, [...new Set(lines.map(({ id }) => id))]);
  return { products, stock: [...products].map(([id, { remain }]) => ({ id, remain })) };
}

export const cart = new Hono<BffEnv>()
  /**
   * The cart, or its known part while the API does not answer. `seen=1` consumes the invalid text of a line's
   * field; a prefetch does not send it.
   */
  .get("/", ofPage, async (c) => {
    const { visitor } = c.env;
    const previousOrders = await readPreviousOrders(visitor);
    try {
      const priced = await priceCart(visitor);
      const typed = c.req.valid("query").seen ? await takeTyped(visitor.shopper) : [];
      return replyWith({ cart: cartView(priced, typed), known: null, previousOrders });
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      return replyWith({ cart: null, known: knownCartView(await knownCart(visitor)), previousOrders });
    }
  })

  /**
   * Products that go with those in the cart, by the pages of its first lines. Optional data, asked for beside the
   * prices; empty when the API does not answer.
   */
  .get("/fitting", async (c) => {
    const { visitor } = c.env;
    const ids = (await readCart(visitor)).map(({ id }) => id);
    const replies = await Promise.all(
      ids
        .slice(0, MAX_RELATED_CALLS)
        .map((id) => optionalData(visitor.api.cached("singleProduct", { id, discount_end: true }, null))),
    );
    return replyWith(fittingView(replies, new Set(ids)));
  })

  /**
   * Adds pieces of a product. `short`: stock does not suffice; `full`: the cart holds no more products; `gone`: no such
   * product. An add whose id was already executed is not repeated. `room`: for how many further products, once few.
   */
  .post("/add", jsonBody(line.extend({ write })), async (c) => {
    const { visitor } = c.env;
    const { quantity, write, ...wanted } = c.req.valid("json");
    const id = await resolveProductId(visitor, wanted.id);
    const found = await askProduct(visitor, id);
    if (!found) return replyWith({ outcome: "gone" as const, model: "", room: null });
    const { model, ...product } = found;
    const { outcome, cart } = await changeCart(visitor, (cart) => cart.add(id, quantity, product, write));
    return replyWith({ outcome, model, room: roomLeft(cart) });
  })

  /**
   * Adds the products of an order that are in stock. `left`: those that are not, by their models where they are known;
   * `put`: how many products were added. `full`: the cart has no room for all of them, and is unchanged. A press whose
   * id was already executed is not repeated.
   */
  .post("/again", jsonBody(z.object({ lines: z.array(line).min(1).max(MAX_LINES), write })), async (c) => {
    const { visitor } = c.env;
    const { lines, write } = c.req.valid("json");
    const { products, stock } = await askStock(visitor, lines);
    const { outcome, put } = await changeCart(visitor, (cart) => cart.again(lines, stock, write));
    const left = [...new Set(lines.map(({ id }) => id))].filter((id) => !put.includes(id));
    return replyWith({ outcome, put: put.length, left: left.map((id) => products.get(id)?.model ?? null) });
  })

  /**
   * Stores typed quantities for the page that answers their form: the product's (`/products/:id`) or the
   * cart.
   */
  .post("/typed", jsonBody(z.object({ typed: z.array(typedText).min(1).max(MAX_LINES) })), async (c) => {
    await keepTyped(c.env.visitor.shopper, c.req.valid("json").typed);
    return replyWith({});
  })

  /**
   * Sets lines' quantities; returns the lines that were not set, and their models where they are known. More than the
   * stock is refused, as when adding, and a line that cannot be sold is unchanged. `isGone`: a line is no longer in the
   * cart, since another tab has removed it. A step whose key was seen before is not repeated.
   */
  .post("/set", jsonBody(z.object({ lines: z.array(requested).min(1).max(MAX_LINES), write })), async (c) => {
    const { visitor } = c.env;
    const { lines, write } = c.req.valid("json");
    const { products, stock } = await askStock(visitor, lines);
    const set = await changeCart(visitor, (cart) => cart.set(lines, stock, write));
    const modelOf = (id: number) => products.get(id)?.model ?? "";
    return replyWith({ refused: set.refused.map((id) => ({ id, model: modelOf(id) })), isGone: set.isGone });
  })

  /** Removes a line; returns its quantity and position for the undo. */
  .post("/remove", jsonBody(z.object({ id })), async (c) => {
    return replyWith(await takeFromCart(c.env.visitor, c.req.valid("json").id));
  })

  /** Puts a removed line back where it was, as far as stock still allows. */
  .post("/restore", jsonBody(line.extend({ place: z.number().int().nonnegative() })), async (c) => {
    const { visitor } = c.env;
    const { place, ...wanted } = c.req.valid("json");
    const found = await askProduct(visitor, wanted.id);
    if (!found) return replyWith({ outcome: "gone" as const, model: "" });
    const { model, ...product } = found;
    const { outcome } = await changeCart(visitor, (cart) => cart.restore(wanted, place, product));
    return replyWith({ outcome, model });
  })

  /** Accepts the changes that a page showed: they become the cart. `cuts`: only those of quantities that were cut. */
  .post(
    "/accept",
    jsonBody(z.object({ shown: z.string().max(2_000), only: z.literal("cuts").optional() })),
    async (c) => {
      const { visitor } = c.env;
      const { shown, only } = c.req.valid("json");
      await changeCart(visitor, (cart) => cart.accept(parseShown(shown), only));
      return replyWith({});
    },
  );
