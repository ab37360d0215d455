/** Writes what a request has noted of its shopper, once, before its cookies are set. */
import type { Context, Next } from "hono";
import { flushNotes } from "../shopper/own-notes.ts";
import type { DoorEnv } from "./context.ts";

/** @throws BffError `upstream-unreachable`: the answer must not say that it was done */
export async function writeNotes(c: Context<DoorEnv>, next: Next): Promise<void> {
  await next();
  await flushNotes(c.get("visitor"));
}
