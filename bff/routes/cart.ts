/** The cart: read, add, change, remove, accept. It is a cookie; prices are read for each request. */
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import {
  askNamed,
  askProduct,
  knownCart,
  priceCart,
  readCart,
  takeFromCart,
  writeCart,
} from "../checkout/cart-pricing.ts";
import { linesOf } from "../checkout/order-ledger.ts";
import { readStanding } from "../checkout/order-standing.ts";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import {
  acceptShown,
  addAgain,
  addToCart,
  keepCuts,
  MAX_LINES,
  quantityOf,
  requestedQuantity,
  restoreToCart,
  roomLeft,
  setQuantity,
} from "../rules/cart.ts";
import { id, pieces } from "../rules/fields.ts";
import { maxQuantity } from "../rules/stock.ts";
import { WRITE_ID } from "../rules/write-id.ts";
import { executedWrites, noteExecuted } from "../session/executed-writes.ts";
import { keepTyped, takeTyped } from "../session/quantity-draft.ts";
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
const write = z.string().regex(WRITE_ID).optional();
const requested = line.extend({
  known: z.array(z.number().int()).max(2).optional(),
  own: z.number().int().optional(),
  step: z.union([z.literal(1), z.literal(-1)]).optional(),
});
const typedText = z.object({ id, text: z.string(), isShort: z.boolean().optional() });

/** Lines whose related products are asked for. */
const MOST_ASKED = 2;

export const cart = new Hono<BffEnv>()
  /**
   * The cart, or its known part while the API does not answer. `seen=1` consumes the invalid text of a line's
   * field; a prefetch does not send it.
   */
  .get("/", ofPage, async (c) => {
    const { visitor } = c.env;
    try {
      const priced = await priceCart(visitor);
      const typed = c.req.valid("query").seen ? await takeTyped(visitor) : [];
      const standing = await readStanding(visitor, linesOf(priced.items));
      return replyWith({ cart: cartView(priced, typed), known: null, standing });
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      return replyWith({ cart: null, known: knownCartView(await knownCart(visitor)), standing: null });
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
        .slice(0, MOST_ASKED)
        .map((id) => optionalData(visitor.cached("singleProduct", { id, discount_end: true }, null))),
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
    const done = await executedWrites(visitor);
    const id = await resolveProductId(visitor, wanted.id);
    const found = await askProduct(visitor, id);
    if (!found) return replyWith({ outcome: "gone" as const, model: "", room: null });
    const { model, ...product } = found;
    if (write && done.includes(write)) return replyWith({ outcome: "added" as const, model, room: null });
    const added = addToCart(await readCart(visitor), id, quantity, product);
    if (added.outcome === "added") {
      await writeCart(visitor, added.cart);
      await noteExecuted(visitor, write);
    }
    return replyWith({ outcome: added.outcome, model, room: roomLeft(added.cart) });
  })

  /**
   * Adds the products of an order that are in stock. `left`: those that are not, by their models where they are known;
   * `put`: how many products were added. `full`: the cart has no room for all of them, and is unchanged. A press whose
   * id was already executed is not repeated.
   */
  .post("/again", jsonBody(z.object({ lines: z.array(line).min(1).max(MAX_LINES), write })), async (c) => {
    const { visitor } = c.env;
    const { lines, write } = c.req.valid("json");
    const isDone = write !== undefined && (await executedWrites(visitor)).includes(write);
    const products = await askNamed(visitor, [...new Set(lines.map(({ id }) => id))]);
    const before = await readCart(visitor);
    const inStock = lines.filter(({ id }) => {
      const remain = products.get(id)?.remain ?? null;
      // Nothing is left of a product that the cart holds all of, unless it does since this very write.
      return remain === null ? products.has(id) : remain > (isDone ? 0 : quantityOf(before, id));
    });
    const put = new Set(inStock.map(({ id }) => id));
    const left = [...new Set(lines.map(({ id }) => id))].filter((id) => !put.has(id));
    const answer = { put: put.size, left: left.map((id) => products.get(id)?.model ?? null) };
    if (isDone) return replyWith({ outcome: "added" as const, ...answer });
    const { outcome, cart } = addAgain(before, inStock);
    if (outcome === "added" && put.size > 0) {
      await writeCart(visitor, cart);
      await noteExecuted(visitor, write);
    }
    return replyWith({ outcome, ...answer });
  })

  /**
   * Stores typed quantities for the page that answers their form: the product's (`/products/:id`) or the
   * cart.
   */
  .post("/typed", jsonBody(z.object({ typed: z.array(typedText).min(1).max(MAX_LINES) })), (c) => {
    keepTyped(c.env.visitor, c.req.valid("json").typed);
    return replyWith({});
  })

  /**
   * Sets lines' quantities; returns the lines that were not set, and their models where they are known. More than the
   * stock is refused, as when adding, and a line that cannot be sold is unchanged. `moved`: another window had set the
   * line to `from`. `isGone`: a line is no longer in the cart, since another tab has removed it. A step whose id was
   * already executed is not repeated.
   */
  .post("/set", jsonBody(z.object({ lines: z.array(requested).min(1).max(MAX_LINES), write })), async (c) => {
    const { visitor } = c.env;
    let cart = await readCart(visitor);
    const { lines, write } = c.req.valid("json");
    const done = await executedWrites(visitor);
    const isStep = lines.some(({ step }) => step);
    if (isStep && write && done.includes(write)) return replyWith({ refused: [], moved: [], isGone: false });
    const inCart = new Set(lines.map(({ id }) => id).filter((id) => quantityOf(cart, id) > 0));
    const products = await askNamed(visitor, [...inCart]);
    const moved: { model: string; from: number; to: number }[] = [];
    const refused = lines.flatMap((line) => {
      const { id } = line;
      if (!inCart.has(id)) return [];
      const product = products.get(id);
      const { quantity, from } = requestedQuantity(cart, line, product?.remain ?? null);
      if (product && quantity <= maxQuantity(product.remain)) cart = setQuantity(cart, id, quantity, product.remain);
      if (quantityOf(cart, id) < quantity) return [{ id, model: product?.model ?? "" }];
      if (product && from !== null) moved.push({ model: product.model, from, to: quantity });
      return [];
    });
    if (inCart.size > 0) await writeCart(visitor, cart);
    if (isStep) await noteExecuted(visitor, write);
    return replyWith({ refused, moved, isGone: inCart.size < lines.length });
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
    const restored = restoreToCart(await readCart(visitor), wanted, place, product);
    if (restored.outcome === "added") await writeCart(visitor, restored.cart);
    return replyWith({ outcome: restored.outcome, model });
  })

  /** Accepts the changes that a page showed: they become the cart. `cuts`: only those of quantities that were cut. */
  .post(
    "/accept",
    jsonBody(z.object({ shown: z.string().max(2_000), only: z.literal("cuts").optional() })),
    async (c) => {
      const { visitor } = c.env;
      const { shown, only } = c.req.valid("json");
      const accepted = only ? keepCuts : acceptShown;
      await writeCart(visitor, accepted(await readCart(visitor), parseShown(shown)));
      return replyWith({});
    },
  );
