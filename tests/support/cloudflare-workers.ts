/** `cloudflare:workers` where no Workers runtime is: unit tests of Durable Objects import it (vitest.config.ts). */

/** The base of what an object hands out. */
export class RpcTarget {}

/** The base of an object. */
export class DurableObject {
  constructor(
    readonly ctx: unknown,
    readonly env: unknown,
  ) {}
}
