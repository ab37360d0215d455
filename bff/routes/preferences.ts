/** A shopper's preferences, stored in cookies, without signing in. */
import { Hono } from "hono";
import { z } from "zod";
import { VIEWS } from "../domain/listing-state.ts";
import { standingPath } from "../door/local-path.ts";
import { BffError } from "../errors.ts";
import { cookies } from "../session/cookies.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const choice = z.object({ language: z.string(), next: z.string() });
const known = z.enum(["mn", "en"]);
const themeChoice = z.object({ theme: z.string(), next: z.string() });
const THEMES = z.enum(["light", "dark"]);
const viewChoice = z.object({ view: z.string(), next: z.string() });

export const preferences = new Hono<BffEnv>()
  /**
   * Stores the language; returns the address to redirect to, always one of this shop. An unknown language is an unknown
   * page.
   */
  .post("/language", jsonBody(choice), (c) => {
    const { language, next } = c.req.valid("json");
    const chosen = known.safeParse(language);
    if (!chosen.success) throw new BffError("not-found");
    c.env.visitor.jar.write(cookies.language, chosen.data);
    return replyWith({ next: standingPath(next, "/") });
  })

  /** Keeps the colours; returns where to go on. Another word is an unknown page. */
  .post("/theme", jsonBody(themeChoice), (c) => {
    const { theme, next } = c.req.valid("json");
    const chosen = THEMES.safeParse(theme);
    if (!chosen.success) throw new BffError("not-found");
    c.env.visitor.jar.write(cookies.theme, chosen.data);
    return replyWith({ next: standingPath(next, "/") });
  })

  /**
   * Stores the layout of lists (grid or list); returns the address to redirect to. Any other value is an unknown page.
   */
  .post("/view", jsonBody(viewChoice), (c) => {
    const { view, next } = c.req.valid("json");
    const chosen = VIEWS.find((known) => known === view);
    if (!chosen) throw new BffError("not-found");
    c.env.visitor.jar.write(cookies.view, chosen);
    return replyWith({ next: standingPath(next, "/") });
  });
