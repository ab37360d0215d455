/**
 * The queue of writes: one at a time, in order of submission, over all tabs of the browser. The cart is a cookie, so of
 * two concurrent responses one would be lost. No write is cancelled: not by another write, a navigation or the end of
 * the page.
 *
 * The turn is a Web Lock, which browsers give in the order asked for, over all tabs. A page that ends loses its locks:
 * what it had not sent, or had no answer for, stands in the outbox, and is sent by the page that next has the turn.
 * Where there are no Web Locks (http, old browsers) the turn holds within one page.
 */
import { forget, type Kept, keep, kept, noteAnswer } from "./outbox.ts";
import { type Answer, isOfProducts, type Write } from "./write.ts";

export interface QueueOptions<Pressed extends Write> {
  send: (write: Write) => Promise<Answer | null>;
  /** Receives the outcome of each write; null when no response arrived. */
  onAnswer: (write: Pressed | Kept, answer: Answer | null) => void;
}

const TURN = "writes";
/** A stored write older than this (milliseconds) that no page holds has lost its page. */
const SETTLED = 1_000;
/** The same without Web Locks, where another tab may still hold it. */
const SURELY_SETTLED = 40_000;
/** How long a page may live after the browser has aborted its requests, in milliseconds. */
const ENDING = 1_000;
/** How long after sending the response to an ended page may still change the cookies. */
const LATE = 5_000;

/** Sends submitted forms one at a time, in order; a request in flight outlives the page. */
export function createWriteQueue<Pressed extends Write>({ send, onAnswer }: QueueOptions<Pressed>) {
  /** Submitted on this page and not sent yet. */
  const waiting = new Map<string, Pressed>();
  /** Held by this page: waiting, pending, or lost with the shopper informed. */
  const own = new Set<string>();
  /** A browser that unloads a page aborts its requests: such a write is neither answered nor lost. */
  let isEnding = false;
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
    if (!answer && isKept) {
      // A page that is being unloaded does not live that long: the next page sends the write again.
      await pause(ENDING);
      if (isEnding) {
        own.delete(write.id);
        return;
      }
    }
    if (answer) forget(write);
    else if (isKept) keep({ ...write, isLost: true });
    if (answer && isKept) noteAnswer();
    onAnswer(write, answer);
  }

  /** Sends writes that ended pages left, if submitted before a given moment. */
  async function sendLeft(before: number): Promise<void> {
    for (const entry of kept()) {
      if (entry.at >= before || own.has(entry.id) || entry.isLost) continue;
      await pause(entry.at + SETTLED - Date.now());
      await ifLeft(entry, async () => {
        if (!kept().some(({ id, isLost }) => id === entry.id && !isLost)) return;
        await deliver(entry);
        // The response to the ended page must not arrive after the next one's.
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

    /** Sends the writes that ended pages left; also after this page was left and is shown again. */
    resume(): void {
      isEnding = false;
      if (kept().some(({ id, isLost }) => !isLost && !own.has(id))) inTurn(() => sendLeft(Number.POSITIVE_INFINITY));
    },

    /** On leaving the page: sends waiting writes that are not stored for the next page. */
    leave(): void {
      isEnding = true;
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

/** Runs a function while holding a lock, or at once without Web Locks. */
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

/** Handles a write whose page has ended. */
async function ifLeft({ id, at }: Kept, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(PAGE_OF + id, { ifAvailable: true }, (lock) => lock && work()).catch(() => undefined);
  } else if (Date.now() - at > SURELY_SETTLED) await work();
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
