/** A deadline for the whole request, so that the shopper gets a page whatever hangs. */
import type { MiddlewareHandler } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";

export interface DeadlineOptions {
  /** In milliseconds: one write with the reads around it, and room for a slow body. */
  longest?: number;
}

/** @throws BffError `upstream-unreachable` when the answer is not there in time */
export function deadline({ longest = 25_000 }: DeadlineOptions = {}) {
  return async function deadline(_, next) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new BffError("upstream-unreachable", `no answer within ${longest} ms`)), longest);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  } satisfies MiddlewareHandler<DoorEnv>;
}
