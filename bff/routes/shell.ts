/** The page frame's data: menu, hashtags, footer lists, cart badge. */
import { Hono } from "hono";
import type { BffEnv } from "../app.ts";
import { menuView } from "../views/shell.ts";

export const shell = new Hono<BffEnv>().get("/", async (c) => {
  const { cached } = c.env.visitor;
  const categories = await cached("categories", undefined).catch(() => null);
  return c.json(categories ? menuView(categories) : { menu: [], events: [] });
});
