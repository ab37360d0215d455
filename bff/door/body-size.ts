import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { BffError } from "../errors.ts";
import { wholeBody } from "../whole-body.ts";
import type { DoorEnv } from "./context.ts";

/** Every text that a shopper might paste into a form arrives, and its field says that it is too long. */
export const MAX_BODY_BYTES = 1024 * 1024;

const limit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new BffError("too-large");
  },
});

/**
 * Refuses longer bodies, chunked ones without a stated length included.
 * @throws BffError `too-large`, which becomes a whole page
 */
export const bodySize: MiddlewareHandler<DoorEnv> = (c, next) => wholeBody(limit(c, next));
