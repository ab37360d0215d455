/** Writes what a request has noted of its shopper, once, before its cookies are set. */
import type { MiddlewareHandler } from "hono";
import { flushNotes } from "../shopper/own-notes.ts";
import type { DoorEnv } from "./context.ts";

/** @throws BffError `upstream-unreachable`: the answer must not say that it was done */
export function writeNotes() {
  return async function writeNotes(c, next) {
    await next();
    await flushNotes(c.get("visitor"));
  } satisfies MiddlewareHandler<DoorEnv>;
}
