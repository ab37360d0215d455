/**
 * The Worker's front door: what every request passes, in order, before Remix renders a page, and what every answer
 * passes on its way out (security.md §1). Static files are answered by the platform before this runs.
 */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import * as build from "../build/server/index.js";
import { cookies } from "./cookies.ts";
import { readEnv } from "./env.ts";
import { createBffClient } from "./in-process.ts";
import { createVisitor } from "./visitor.ts";

const remix = createRequestHandler(build as ServerBuild, "production");

const worker = new Hono<{ Bindings: CloudflareBindings }>()
  .get("/healthz", (c) => c.text("ok"))
  .all("*", async (c) => {
    const visitor = createVisitor({
      env: readEnv(c.env),
      request: c.req.raw,
      requestId: crypto.randomUUID(),
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
      edge: () => caches.open("replies"),
      onFault: (fault) => console.error(fault.message),
    });
    const nonce = crypto.randomUUID();
    const response = await remix(c.req.raw, {
      bff: createBffClient(visitor),
      visitor,
      nonce,
      language: (await visitor.jar.read(cookies.language)) ?? "mn",
    });
    const out = new Response(response.body, response);
    for (const header of await visitor.jar.headers()) out.headers.append("Set-Cookie", header);
    return out;
  });

interface CloudflareBindings {
  [name: string]: unknown;
}

export default worker;
