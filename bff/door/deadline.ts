/** A deadline for the whole request, so that the shopper gets a page whatever hangs. */
import type { MiddlewareHandler } from "hono";
import { BffError } from "../errors.ts";
import { inTime, TooLate } from "../in-time.ts";
import type { DoorEnv } from "./context.ts";

export interface DeadlineOptions {
  /** In milliseconds: one write with the reads around it, and room for a slow body. */
  longest?: number;
}

/** @throws BffError `upstream-unreachable` when the answer is not there in time */
export function deadline({ longest = 25_000 }: DeadlineOptions = {}) {
  return async function deadline(_, next) {
    try {
      await inTime(next(), longest);
    } catch (error) {
      throw error instanceof TooLate ? new BffError("upstream-unreachable", error.message) : error;
    }
  } satisfies MiddlewareHandler<DoorEnv>;
}
