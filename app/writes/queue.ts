/**
 * The order in which writes go out: as they were pressed, one at a time, over all tabs of the browser. The cart is a
 * cookie; of two answers at once one would be lost. Nothing that was pressed is taken back: not by another press, a
 * navigation or the end of the page.
 *
 * The turn is a Web Lock, which browsers give in the order asked for, over all tabs. A page that ends loses its locks:
 * what it had not sent, or had no answer for, stands in the outbox, and is sent by the page that next has the turn.
 * Where there are no Web Locks (http, old browsers) the turn holds within one page.
 */
import { forget, type Kept, keep, kept } from "./outbox.ts";
import { type Answer, isOfProducts, type Write } from "./write.ts";

export interface QueueOptions<Pressed extends Write> {
  send: (write: Write) => Promise<Answer | null>;
  /** Told what came of each write; null where no answer came. */
  onAnswer: (write: Pressed | Kept, answer: Answer | null) => void;
}

const TURN = "writes";
/** A kept write of this age that nobody holds has lost its page, in milliseconds. */
const SETTLED = 1_000;
/** Without Web Locks it may be another tab's for so long. */
const SURELY_SETTLED = 40_000;
/** So long after it was sent, the answer of a page that ended may still change the cookies. */
const LATE = 5_000;

export function createWriteQueue<Pressed extends Write>({ send, onAnswer }: QueueOptions<Pressed>) {
  /** Pressed on this page and not sent yet. */
  const waiting = new Map<string, Pressed>();
  /** Held by this page: waiting, on its way, or lost with the shopper asked. */
  const own = new Set<string>();
  let last: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>) =>
    locked(TURN, () => {
      last = last.then(work);
      return last;
    });

  async function deliver(write: Pressed | Kept): Promise<void> {
    const isKept = isOfProducts(write);
    if (isKept) keep({ ...write, sent: Date.now() });
    const answer = await send(write);
    if (answer) forget(write);
    else if (isKept) keep({ ...write, isLost: true });
    onAnswer(write, answer);
  }

  /** Sends what pages that have ended left, as far as it was pressed before a moment. */
  async function sendLeft(before: number): Promise<void> {
    for (const entry of kept()) {
      if (entry.at >= before || own.has(entry.id) || entry.isLost) continue;
      await pause(entry.at + SETTLED - Date.now());
      await ifLeft(entry, async () => {
        if (!kept().some(({ id, isLost }) => id === entry.id && !isLost)) return;
        await deliver(entry);
        // The answer to the page that ended was made before this one, and must not come after the next one's.
        if (entry.sent) await pause(entry.sent + LATE - Date.now());
      });
    }
  }

  return {
    /** Sends a write when its turn comes. */
    press(write: Pressed): void {
      waiting.set(write.id, write);
      own.add(write.id);
      if (isOfProducts(write)) keep(write);
      locked(PAGE_OF + write.id, () =>
        inTurn(async () => {
          await sendLeft(write.at);
          if (waiting.delete(write.id)) await deliver(write);
        }),
      );
    },

    /** Sends what pages that have ended left behind. */
    resume(): void {
      if (kept().some(({ id, isLost }) => !isLost && !own.has(id))) inTurn(() => sendLeft(Number.POSITIVE_INFINITY));
    },

    /** The page is being left: what waits and is not kept for the next page goes out now. */
    leave(): void {
      for (const write of waiting.values()) {
        if (isOfProducts(write)) continue;
        waiting.delete(write.id);
        send(write);
      }
    },
  };
}

/** The lock that a page holds for a write of its own. */
const PAGE_OF = "write ";

/** Does something while it holds a lock, or at once where there are none. */
async function locked(name: string, work: () => Promise<void>): Promise<void> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, begin);
  } catch {
    if (!isBegun) await begin();
  }
}

/** Does something for a write whose page has ended. */
async function ifLeft({ id, at }: Kept, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(PAGE_OF + id, { ifAvailable: true }, (lock) => lock && work()).catch(() => undefined);
  } else if (Date.now() - at > SURELY_SETTLED) await work();
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
