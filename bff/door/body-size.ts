/** The longest body of a form. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { BffError } from "../errors.ts";
import { wholeBody } from "../whole-body.ts";
import type { DoorEnv } from "./context.ts";

export interface BodySizeOptions {
  /** Longest body in bytes. */
  maxSize?: number;
}

/**
 * Refuses longer bodies, chunked ones without a stated length included.
 * @throws BffError `too-large`, which becomes a whole page
 */
export function bodySize({ maxSize = 1024 * 1024 }: BodySizeOptions = {}): MiddlewareHandler<DoorEnv> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new BffError("too-large");
    },
  });
  return (c, next) => wholeBody(limit(c, next));
}
