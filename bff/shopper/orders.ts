/**
 * One confirmation, one order (rule O2). The customer's object is the only place where requests that the platform runs
 * on different machines, of all browsers of a customer, can agree which of them sends an order, and where the others
 * learn its number.
 */
import {
  type Admission,
  admit,
  afterLook,
  LEDGER_LIFE_MS,
  type Ledger,
  newestOf,
  type OrderRecord,
  type PlacedOrder,
  RECORD_LIFE_MS,
  type SubmitRequest,
  sendingLeft,
  settled,
  withLost,
  withoutOpen,
  withPlaced,
} from "../checkout/order-ledger.ts";
import { Part } from "./part.ts";

const EMPTY: Ledger = { placed: [] };

/** Prefix of an order's number in the key of its record. */
const RECORD = "order ";

/** The key of the newest order's record. */
const LAST = "last order";

/**
 * The orders of one customer, a part of their object (shopper.ts): stores the ledger, admits one submit at a time, and
 * lets the others wait for its outcome.
 */
export class Orders extends Part {
  /** Requests that wait for the one that is sending; in memory, since they belong to this instance. */
  readonly #waiting = new Set<() => void>();

  /** The current ledger. */
  async read(): Promise<Ledger> {
    return settled((await this.store.get<Ledger>("ledger")) ?? EMPTY, Date.now());
  }

  /** The order that was placed under a form's key, and the newest of all; waits for a pending submit. */
  async placedUnder(form: string): Promise<{ own: PlacedOrder | null; newest: string | null }> {
    const ledger = await this.#quietLedger();
    return { own: ledger.placed.find(({ key }) => key === form) ?? null, newest: newestOf(ledger) };
  }

  /** Requests admission to send an order; waits for a pending submit. */
  async admit(request: SubmitRequest): Promise<Admission> {
    const { answer, ledger } = admit(await this.#quietLedger(), request, Date.now());
    if (answer.next === "send") await this.#save(ledger);
    return answer;
  }

  /** The order exists: every request with this form's key gets its number. */
  async placed(key: string, invoiceId: string): Promise<void> {
    const ledger = await this.read();
    const at = Date.now();
    const { open } = ledger;
    if (open?.key === key && open.record) {
      for (const name of [RECORD + invoiceId, LAST]) await this.store.put(name, open.record, at + RECORD_LIFE_MS);
    }
    await this.#save(withPlaced(ledger, key, invoiceId, at));
  }

  /** What was confirmed of an order; null for one that was not placed here, or too long ago. */
  async recordOf(invoiceId: string): Promise<OrderRecord | null> {
    return (await this.store.get<OrderRecord>(RECORD + invoiceId)) ?? null;
  }

  /** What was confirmed of the customer's newest order that is still known; null without one. */
  async lastRecord(): Promise<OrderRecord | null> {
    return (await this.store.get<OrderRecord>(LAST)) ?? null;
  }

  /** The API refused, so nothing was ordered: the form may be submitted again. */
  async refused(key: string): Promise<void> {
    await this.#save(withoutOpen(await this.read(), key));
  }

  /** The answer was lost: the order may or may not exist. */
  async lost(key: string): Promise<void> {
    await this.#save(withLost(await this.read(), key, Date.now()));
  }

  /** A lookup of a lost submit's order found none. */
  async looked(): Promise<void> {
    const ledger = await this.read();
    const after = afterLook(ledger, Date.now());
    if (after !== ledger) await this.#save(after);
  }

  /** The ledger once no submit is pending. */
  async #quietLedger(): Promise<Ledger> {
    for (;;) {
      const ledger = await this.read();
      const left = sendingLeft(ledger, Date.now());
      if (left === null) return ledger;
      await this.#released(left);
    }
  }

  async #save(ledger: Ledger): Promise<void> {
    await this.store.put("ledger", ledger, Date.now() + LEDGER_LIFE_MS);
    if (sendingLeft(ledger, Date.now()) === null) this.#release();
  }

  #released(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#waiting.add(done);
    });
  }

  #release(): void {
    for (const done of [...this.#waiting]) done();
  }
}
