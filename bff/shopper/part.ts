import { RpcTarget } from "cloudflare:workers";
import type { Store } from "./store.ts";

/** A part of a shopper's object (shopper.ts). Callers reach its methods; what an instance holds no call can reach. */
export abstract class Part extends RpcTarget {
  constructor(protected readonly store: Store) {
    super();
  }
}
