/**
 * One press, one order (security.md §6). A Durable Object per customer: the only place where requests that the platform runs on different
 * machines, of all browsers of a customer, can agree which of them sends an order, and where the others learn its number.
 */
import { DurableObject } from "cloudflare:workers";
import {
  type Admission,
  admit,
  afterLook,
  type Ledger,
  type PlacedOrder,
  REMEMBERED,
  type SubmitRequest,
  sendingLeft,
  settled,
  withLost,
  withoutOpen,
  withPlaced,
} from "./order-ledger.ts";

const EMPTY: Ledger = { placed: [] };

/** The Durable Object of one customer: keeps the ledger, lets one submit out at a time, and lets the others wait for what becomes of it. */
export class OrderGate extends DurableObject {
  /** Those who wait for the request that is sending; in memory, as they are of this instance. */
  readonly #waiting = new Set<() => void>();

  /** What is remembered, as it is now. */
  async read(): Promise<Ledger> {
    return settled((await this.ctx.storage.get<Ledger>("ledger")) ?? EMPTY, Date.now());
  }

  /** The order that was placed under a form's key, waiting for a submit that is on its way. */
  async placedUnder(form: string): Promise<PlacedOrder | null> {
    const { placed } = await this.#quietLedger();
    return placed.find(({ key }) => key === form) ?? null;
  }

  /** Asks to send an order, waiting for one that is on its way. */
  async admit(request: SubmitRequest): Promise<Admission> {
    const { answer, ledger } = admit(await this.#quietLedger(), request, Date.now());
    if (answer.next === "send") await this.#save(ledger);
    return answer;
  }

  /** The API holds another address: forms of earlier ones are void. */
  async addressTaken(key: string, fee: number): Promise<void> {
    await this.#save({ ...(await this.read()), address: { key, fee } });
  }

  /** The order exists: everybody who comes with this form's key gets to it. */
  async placed(key: string, invoiceId: string): Promise<void> {
    await this.#save(withPlaced(await this.read(), key, invoiceId, Date.now()));
  }

  /** The API refused, so nothing was ordered: the form may be sent again. */
  async refused(key: string): Promise<void> {
    await this.#save(withoutOpen(await this.read(), key));
  }

  /** The answer was lost: the order may or may not exist. */
  async lost(key: string): Promise<void> {
    await this.#save(withLost(await this.read(), key, Date.now()));
  }

  /** Somebody has looked for the order of a lost submit and found none. */
  async looked(): Promise<void> {
    const ledger = await this.read();
    const after = afterLook(ledger, Date.now());
    if (after !== ledger) await this.#save(after);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The ledger once nothing is on its way. */
  async #quietLedger(): Promise<Ledger> {
    for (;;) {
      const ledger = await this.read();
      const left = sendingLeft(ledger, Date.now());
      if (left === null) return ledger;
      await this.#released(left);
    }
  }

  async #save(ledger: Ledger): Promise<void> {
    await this.ctx.storage.put("ledger", ledger);
    await this.ctx.storage.setAlarm(Date.now() + REMEMBERED);
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
