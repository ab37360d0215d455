/** The cart: read, add, change, remove. It lives in a cookie; what a line costs is asked for each time. */
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import type { BffEnv } from "../app.ts";
import { priceCart, writeCart } from "../cart-pricing.ts";
import { cookies } from "../cookies.ts";
import { addToCart, type Cart, quantityOf, removeFromCart, restoreToCart, setQuantity } from "../domain/cart.ts";
import type { Remain } from "../domain/stock.ts";
import { jsonBody } from "../json-body.ts";
import { soldId } from "../sold-id.ts";
import { keepTyped, takeTyped } from "../typed-quantity.ts";
import { cartView } from "../views/cart.ts";
import type { Visitor } from "../visitor.ts";

const ofPage = validator("query", ({ seen }): { seen?: string | undefined } => ({
  seen: seen === "1" ? seen : undefined,
}));
const productId = z.number().int().positive();
const line = z.object({ id: productId, quantity: z.number().int().min(1) });

export const cart = new Hono<BffEnv>()
  /** `seen=1` takes what was typed in a line's field as told; a page that is only looked ahead for does not ask for it. */
  .get("/", ofPage, async (c) => {
    const { visitor } = c.env;
    const typed = c.req.valid("query").seen ? await takeTyped(visitor) : undefined;
    return c.json(cartView(await priceCart(visitor), typed));
  })

  /** Adds pieces of a product. `short`: stock does not suffice; `full`: the cart holds no more products; `gone`: no such product. */
  .post("/add", jsonBody(line), async (c) => {
    const { visitor } = c.env;
    const { quantity, ...wanted } = c.req.valid("json");
    const id = await soldId(visitor, wanted.id);
    const stock = await stockOf(visitor, id);
    if (!stock) return c.json({ outcome: "gone" as const, model: "" });
    const added = addToCart(await read(visitor), id, quantity, stock.remain);
    if (added.outcome === "added") writeCart(visitor, added.cart);
    return c.json({ outcome: added.outcome, model: stock.model });
  })

  /** Keeps what was typed as a quantity, for the page that answers its form: the product's (`/products/:id`) or the cart. */
  .post("/typed", jsonBody(z.object({ id: productId, text: z.string() })), (c) => {
    keepTyped(c.env.visitor, c.req.valid("json"));
    return c.json({});
  })

  /** Sets a line's quantity, held to 1 … stock; returns what it became. */
  .post("/set", jsonBody(line), async (c) => {
    const { visitor } = c.env;
    const { id, quantity } = c.req.valid("json");
    const before = await read(visitor);
    if (quantityOf(before, id) === 0) return c.json({ quantity: 0 });
    const stock = await stockOf(visitor, id);
    const after = stock ? setQuantity(before, id, quantity, stock.remain) : removeFromCart(before, id);
    writeCart(visitor, after);
    return c.json({ quantity: quantityOf(after, id) });
  })

  /** Takes a line out; returns how many pieces lay where, so that they can be put back. */
  .post("/remove", jsonBody(z.object({ id: productId })), async (c) => {
    const { visitor } = c.env;
    const { id } = c.req.valid("json");
    const before = await read(visitor);
    writeCart(visitor, removeFromCart(before, id));
    return c.json({ quantity: quantityOf(before, id), place: before.findIndex((line) => line.id === id) });
  })

  /** Puts a removed line back where it was, as far as stock still allows. */
  .post("/restore", jsonBody(line.extend({ place: z.number().int().nonnegative() })), async (c) => {
    const { visitor } = c.env;
    const { place, ...wanted } = c.req.valid("json");
    const stock = await stockOf(visitor, wanted.id);
    if (!stock) return c.json({ outcome: "gone" as const, model: "" });
    const restored = restoreToCart(await read(visitor), wanted, place, stock.remain);
    if (restored.outcome === "added") writeCart(visitor, restored.cart);
    return c.json({ outcome: restored.outcome, model: stock.model });
  });

async function read(visitor: Visitor): Promise<Cart> {
  return (await visitor.jar.read(cookies.cart)) ?? [];
}

/** The product's stock now and its model, for the notice; undefined when the API does not know it. */
async function stockOf(visitor: Visitor, id: number): Promise<{ remain: Remain; model: string } | undefined> {
  const [described, stocked] = await Promise.all([
    visitor.fresh("compare", { id: [id] }),
    visitor.fresh("cartProduct", { products: [id] }),
  ]);
  const product = described.product.find((row) => row.id === id);
  const stock = stocked.product.find((row) => row.id === id);
  return product && stock && { remain: stock.remain ?? product.remain, model: product.model };
}
