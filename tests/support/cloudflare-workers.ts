/** `cloudflare:workers` where no Workers runtime is: unit tests of Durable Objects import it (vitest.config.ts). */
export class RpcTarget {}

export class DurableObject {
  constructor(
    readonly ctx: unknown,
    readonly env: unknown,
  ) {}
}
