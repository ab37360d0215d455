/** The field with a form's idempotency key: sent again under the same key, it counts once. */
export const IDEMPOTENCY_FIELD = "write";

/** A key, as `newIdempotencyKey` and the server make them: random, and unknown to anybody else. */
export const IDEMPOTENCY_KEY = /^[a-z0-9]{5,20}$/;

/** A new key. Not by `crypto.randomUUID`, which a page has only on https and on its own machine. */
export const newIdempotencyKey = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
