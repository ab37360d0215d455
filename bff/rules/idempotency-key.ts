/** The field with a form's idempotency key: sent again under the same key, it counts once. */
export const IDEMPOTENCY_FIELD = "write";

/** A key, as `newIdempotencyKey` and the server make them: random, and unknown to anybody else. */
export const IDEMPOTENCY_KEY = /^[a-z0-9]{5,20}$/;

/** A new key. Safari before 15.4 has no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
