/**
 * One form, one order (security.md §6). A Durable Object per single-use key: the only place where two requests that the
 * platform runs on different machines can agree which of them sends the order, and where the others learn its number.
 */
import { DurableObject } from "cloudflare:workers";

/** How long a request may hold the gate before it is taken for lost: the write deadline and a margin, in milliseconds. */
const LONGEST_SENDING = 15_000;
/** How long a placed order's key is remembered, in milliseconds. */
const REMEMBERED = 24 * 60 * 60 * 1000;

type Stage =
  | { name: "sending"; since: number; known: string[] }
  | { name: "placed"; invoiceId: string }
  /** The answer was lost: the order may or may not exist. */
  | { name: "unsure"; known: string[] };

/**
 * What a request finds at the gate. `send`: it is the one that sends the order. `look`: an earlier answer was lost;
 * look for an order that is not among `known` before sending again. `placed`: there is the order already.
 */
export type GateAnswer = { next: "send" } | { next: "look"; known: string[] } | { next: "placed"; invoiceId: string };

/** The Durable Object of one form's key: it lets one request send the order, and tells all others what became of it. */
export class OrderGate extends DurableObject {
  /** Those who wait for the request that is sending; in memory, as they are of this instance. */
  readonly #waiting = new Set<() => void>();

  /** The order that was placed under this key, waiting for one that is being placed right now. */
  async placedOrder(): Promise<string | null> {
    const stage = await this.#settled();
    return stage?.name === "placed" ? stage.invoiceId : null;
  }

  /**
   * Asks to send the order.
   * @param known numbers of the customer's orders before this one, to tell a new one from them if the answer is lost
   * @param hasLooked whether the caller has just looked for a lost order and found none
   */
  async enter(known: string[], hasLooked = false): Promise<GateAnswer> {
    const stage = await this.#settled();
    if (stage?.name === "placed") return { next: "placed", invoiceId: stage.invoiceId };
    if (stage?.name === "unsure" && !hasLooked) return { next: "look", known: stage.known };
    await this.#save({ name: "sending", since: Date.now(), known: stage?.name === "unsure" ? stage.known : known });
    return { next: "send" };
  }

  /** The order exists: everybody who comes with this key gets to it. */
  async placed(invoiceId: string): Promise<void> {
    await this.#save({ name: "placed", invoiceId });
  }

  /** The API refused, so nothing was ordered: the form may be sent again. */
  async refused(): Promise<void> {
    await this.ctx.storage.delete("stage");
    this.#release();
  }

  /** The answer was lost. */
  async lost(): Promise<void> {
    const stage = await this.ctx.storage.get<Stage>("stage");
    await this.#save({ name: "unsure", known: stage?.name === "sending" ? stage.known : [] });
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The stage once nobody is sending; a sender that never came back leaves it unsure. */
  async #settled(): Promise<Stage | undefined> {
    for (;;) {
      const stage = await this.ctx.storage.get<Stage>("stage");
      if (stage?.name !== "sending") return stage;
      const left = stage.since + LONGEST_SENDING - Date.now();
      if (left <= 0) {
        const unsure: Stage = { name: "unsure", known: stage.known };
        await this.#save(unsure);
        return unsure;
      }
      await this.#released(left);
    }
  }

  async #save(stage: Stage): Promise<void> {
    await this.ctx.storage.put("stage", stage);
    await this.ctx.storage.setAlarm(Date.now() + REMEMBERED);
    if (stage.name !== "sending") this.#release();
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
