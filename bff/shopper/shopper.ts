/**
 * What the shop remembers of one shopper (decision 0264): a Durable Object. A guest's is named by the id in their
 * cookie `shopper`, a customer's by their number; an outcome that counts once by its form. Requests of any number of
 * tabs and devices meet here, and each method of a part is one transaction: storage lets no other request in between a
 * read and the write after it.
 */
import { DurableObject } from "cloudflare:workers";
import { FormOutcome } from "./form-outcome.ts";
import { KeptCart } from "./kept-cart.ts";
import { LiveSessions } from "./live-sessions.ts";
import { Orders } from "./orders.ts";
import { Store } from "./store.ts";

/** The Durable Object: the binding `SHOPPER`. */
export class Shopper extends DurableObject {
  readonly #store = new Store(this.ctx);
  readonly #cart = new KeptCart(this.#store);
  readonly #sessions = new LiveSessions(this.#store);
  readonly #orders = new Orders(this.#store);
  readonly #form = new FormOutcome(this.#store);

  get cart(): KeptCart {
    return this.#cart;
  }

  get sessions(): LiveSessions {
    return this.#sessions;
  }

  get orders(): Orders {
    return this.#orders;
  }

  get form(): FormOutcome {
    return this.#form;
  }

  override async alarm(): Promise<void> {
    await this.#store.expire();
  }
}
