/**
 * The queue of writes: one at a time, in order of submission, over all tabs of the browser. The cart is a cookie, so of
 * two concurrent responses one would be lost. No write is cancelled: not by another write, a navigation or the end of
 * the page.
 *
 * The turn is a Web Lock, which browsers grant in the order of the requests, over all tabs. A page that ends loses its
 * locks: what it had not sent, or had no answer for, is in the outbox, and the page with the next turn sends it.
 * Without Web Locks (http, old browsers) the turn is per page.
 */
import { LATE } from "#bff/rules/write-id.ts";
import { forget, isLate, type Kept, keep, kept, keptOf, noteAnswer, noteHeld, TURN, uncount } from "./outbox.ts";
import { type Answer, isClearing, isLeft, isOfProducts, isOvertaken, type Write } from "./write.ts";

export interface QueueOptions<Pressed extends Write> {
  send: (write: Write) => Promise<Answer | null>;
  /** Receives the outcome of each write; null when no response arrived. */
  onAnswer: (write: Pressed | Kept, answer: Answer | null) => void;
  /** A stored write is about to be sent. */
  onSend?: (write: Kept) => void;
  /** The mark of the customer who is signed in; undefined for a guest. Nobody sends another customer's writes. */
  customer?: () => string | undefined;
}

/** A stored write older than this (milliseconds) that no page holds has lost its page. */
const SETTLED = 1_000;
/** The same without Web Locks, where another tab may still hold it. */
const SURELY_SETTLED = 40_000;
/** How long a page may live after the browser has aborted its requests, in milliseconds. */
const ENDING = 1_000;
/** How long after sending the response to an ended page may still change the cookies. */
const LONGEST_LATE = 5_000;

/** Sends submitted forms one at a time, in order; a request in flight outlives the page. */
export function createWriteQueue<Pressed extends Write>(options: QueueOptions<Pressed>) {
  const { send, onAnswer, onSend, customer } = options;
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

  /** @returns whether it could be sent, as far as is known */
  async function deliver(write: Pressed | Kept): Promise<boolean> {
    const isKept = isOfProducts(write);
    if (isKept) keep({ ...write, sent: Date.now(), isUnsent: false });
    const isOffline = navigator.onLine === false;
    let answer = await send(marked(write));
    if (!answer && isKept) {
      // A page that is being unloaded does not live that long: the next page sends the write again.
      await pause(ENDING);
      if (isEnding) {
        own.delete(write.id);
        return false;
      }
    }
    // Where the browser stores nothing, or of a personal form, it is the shopper who sends it again.
    const isStored = isKept && kept().some(({ id }) => id === write.id);
    if (answer?.refusal === "unsent" && !isStored) answer = null;
    if (!isLeft(answer)) forget(write);
    else if (isKept) keepLeft(write, answer, isOffline);
    if (answer) noteOutcome(write, answer);
    const isUnsent = answer?.refusal === "unsent";
    if (isUnsent) own.delete(write.id);
    onAnswer(write, answer);
    return !isUnsent;
  }

  /** Stored writes that this page does not hold, and that are sent automatically. */
  const left = () => keptOf(customer?.()).filter(({ id, isLost }) => !isLost && !own.has(id));

  /**
   * Sends writes that ended pages left, or that had no connection, if submitted before a given moment. In their order:
   * a later press counts from the one before it, so none is sent while another page holds an earlier one, or while
   * there is no connection.
   * @returns whether there is a connection, as far as is known
   */
  async function sendLeft(before: number): Promise<boolean> {
    for (const entry of left()) {
      if (entry.at >= before) continue;
      await pause(entry.at + SETTLED - Date.now());
      let isSent = true;
      const isFree = await ifLeft(entry, async () => {
        if (!left().some(({ id }) => id === entry.id)) return;
        onSend?.(entry);
        isSent = await deliver(entry);
        // The response to the ended page must not arrive after the next one's.
        if (entry.sent) await pause(entry.sent + LONGEST_LATE - Date.now());
      });
      if (!isSent) return false;
      if (!isFree) return true;
    }
    return true;
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

    /**
     * Sends the writes that ended pages left or that had no connection; also after this page was left and is shown
     * again. A write that another page holds is sent here when that page ends without an answer.
     */
    resume(): void {
      isEnding = false;
      const sendAll = async () => {
        let isConnected = true;
        await inTurn(async () => {
          isConnected = await sendLeft(Number.POSITIVE_INFINITY);
        });
        // Only now: a waiting request keeps the lock from being available.
        const [held] = left();
        if (held && isConnected)
          await whenFree(held, () => {
            if (left().length > 0) void sendAll();
          });
      };
      if (left().length > 0) void sendAll();
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

/** A write's fields as sent: one so old that the shop may have forgotten it says so. */
const marked = (write: Write): Write =>
  isOfProducts(write) && isLate(write) ? { ...write, body: `${write.body}&${LATE}=1` } : write;

/** Stores a write for when there is a connection again, or as one that only the shopper sends again. */
function keepLeft(write: Write, answer: Answer | null, isOffline: boolean): void {
  if (answer?.refusal !== "unsent") keep({ ...write, isLost: true, isUnsent: false, reason: answer?.notices[0]?.text });
  else {
    if (isOffline) uncount(write);
    keep({ ...write, sent: undefined, isUnsent: true });
  }
}

/** Updates this browser's stored knowledge of its cart and writes from an answer. */
function noteOutcome(write: Write, answer: Answer): void {
  const { refusal, cart, to } = answer;
  if (!refusal && isOfProducts(write)) noteAnswer();
  if (cart) noteHeld(cart.held);
  for (const entry of kept()) if (entry.isLost && isOvertaken(entry, write, answer)) forget(entry);
  if (to === undefined || !isClearing(write)) return;
  for (const entry of kept()) forget(entry);
  noteHeld("");
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

/** Calls when no page holds a write any more; never without Web Locks. */
async function whenFree({ id }: Kept, call: () => void): Promise<void> {
  await navigator.locks?.request(PAGE_OF + id, async () => call()).catch(() => undefined);
}

/**
 * Handles a write whose page has ended.
 * @returns whether it has, as far as is known
 */
async function ifLeft({ id, at, isUnsent }: Kept, work: () => Promise<void>): Promise<boolean> {
  let isFree = isUnsent || Date.now() - at > SURELY_SETTLED;
  if (!navigator.locks) {
    if (isFree) await work();
    return isFree;
  }
  const take = async (lock: Lock | null) => {
    isFree = lock !== null;
    if (lock) await work();
  };
  await navigator.locks.request(PAGE_OF + id, { ifAvailable: true }, take).catch(() => undefined);
  return isFree;
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
