/**
 * Creates the client by which loaders and actions call the BFF: typed by its routes, without leaving the process.
 */
import { hc } from "hono/client";
import { app, type BffApp } from "./app.ts";
import type { BffClient } from "./client.ts";
import type { Visitor } from "./session/visitor.ts";

/** @param visitor whose request it is; every route of the BFF finds it in `c.env` */
export function createBffClient(visitor: Visitor): BffClient {
  return hc<BffApp>("http://bff.invalid", {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => app.request(input, init, { visitor }),
  });
}
