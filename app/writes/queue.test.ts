import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartBadge } from "#bff/rules/cart.ts";
import { LATE, MOST_ADDS } from "#bff/rules/write-id.ts";
import { ANSWERED, heldLines, isOlderThanAnswer, keep, kept, lostOf, noteAnswer } from "./outbox.ts";
import { createWriteQueue } from "./queue.ts";
import { type Answer, UNSENT, type Write } from "./write.ts";

const DONE: Answer = { to: "/", notices: [] };

/**
 * Web Locks as the platform gives them: exclusive, in the order asked for, over all pages; a page that ends lets go of
 * its own.
 */
class Locks {
  readonly #held = new Map<string, number>();
  #waiting: { name: string; page: number; begin: () => void }[] = [];

  of(page: number) {
    return {
      request: (name: string, ...rest: unknown[]): Promise<unknown> => {
        const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
        const isOptional = rest.length > 1;
        if (isOptional && this.#held.has(name)) return Promise.resolve(work(null));
        return new Promise((resolve) => {
          const begin = async () => {
            this.#held.set(name, page);
            resolve(await work({ name }));
            if (this.#held.get(name) === page) this.#release(name);
          };
          if (this.#held.has(name)) this.#waiting.push({ name, page, begin });
          else
            queueMicrotask(() => {
              if (this.#held.has(name)) this.#waiting.push({ name, page, begin });
              else begin();
            });
        });
      },
    };
  }

  end(page: number): void {
    this.#waiting = this.#waiting.filter((one) => one.page !== page);
    for (const [name, holder] of this.#held) if (holder === page) this.#release(name);
  }

  #release(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.find((one) => one.name === name);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next?.begin();
  }
}

/** The shop: it answers when it is told to. */
function slowShop() {
  const seen: { write: Write; answer: (answer: Answer | null) => void }[] = [];
  const send = (write: Write) =>
    new Promise<Answer | null>((resolve) => {
      seen.push({ write, answer: resolve });
    });
  return { seen, send, ids: () => seen.map(({ write }) => write.id) };
}

const write = (id: string, action = "/cart"): Write => ({
  id,
  action,
  body: "intent=add&id=1&returnTo=%2F",
  at: Date.now(),
});

let isOnLine: boolean;
let storage: Map<string, string>;
let locks: Locks;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  isOnLine = true;
  storage = new Map();
  locks = new Locks();
  const localStorage = new Proxy(
    {
      setItem: (key: string, value: string) => storage.set(key, value),
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
    {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal("localStorage", localStorage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page of the shop; its number tells its locks. */
function page(
  number: number,
  send: (write: Write) => Promise<Answer | null>,
  hasLocks = true,
  customer: string | undefined = undefined,
) {
  const own = locks.of(number);
  const here = () => vi.stubGlobal("navigator", { ...(hasLocks ? { locks: own } : {}), onLine: isOnLine });
  const answers: [string, Answer | null][] = [];
  const sentAgain: string[] = [];
  const queue = createWriteQueue<Write>({
    send,
    onAnswer: ({ id }, answer) => answers.push([id, answer]),
    onSend: ({ id }) => sentAgain.push(id),
    customer: () => customer,
  });
  return {
    answers,
    sentAgain,
    press: (one: Write) => {
      here();
      queue.press(one);
    },
    resume: () => {
      here();
      queue.resume();
    },
    leave: () => {
      here();
      queue.leave();
    },
  };
}

describe.each([
  ["with Web Locks", true],
  ["without Web Locks", false],
])("the queue of a page, %s", (_, hasLocks) => {
  it("sends one write at a time, in the order submitted, each once", async () => {
    const shop = slowShop();
    const { press, answers } = page(1, shop.send, hasLocks);
    for (const id of ["a", "b", "c"]) press(write(id));
    await settle();
    expect(shop.ids()).toEqual(["a"]);
    shop.seen[0]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "b"]);
    shop.seen[1]?.answer(null);
    await vi.advanceTimersByTimeAsync(1_000);
    shop.seen[2]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "b", "c"]);
    expect(answers).toEqual([
      ["a", DONE],
      ["b", null],
      ["c", DONE],
    ]);
    expect(kept()).toMatchObject([{ id: "b", isLost: true }]);
  });

  it("leaves what is refused for now to the shopper, with the reason, and forgets what is refused for good", async () => {
    const shop = slowShop();
    const { press, answers } = page(1, shop.send, hasLocks);
    const notices = [{ kind: "failure" as const, text: "Wait" }];
    for (const id of ["a", "b"]) press(write(id));
    await settle();
    shop.seen[0]?.answer({ refusal: "later", notices });
    await settle();
    shop.seen[1]?.answer({ refusal: "never", notices });
    await settle();
    expect(answers.map(([, answer]) => answer?.refusal)).toEqual(["later", "never"]);
    expect(kept()).toMatchObject([{ id: "a", isLost: true, reason: "Wait" }]);
    // Nothing was changed: other windows show what is there.
    expect(storage.has(ANSWERED)).toBe(false);
  });

  it("takes no answer for no loss while its page ends: the next page sends the write again", async () => {
    const shop = slowShop();
    const { press, leave, answers } = page(1, shop.send, hasLocks);
    press(write("a"));
    await settle();
    // The browser breaks the request off before it says that the page ends.
    shop.seen[0]?.answer(null);
    await settle();
    leave();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(answers).toEqual([]);
    expect(kept()).toMatchObject([{ id: "a" }]);
    expect(kept()[0]?.isLost).toBeUndefined();
  });

  it("takes no answer for a loss again once its page is shown again", async () => {
    const shop = slowShop();
    const { press, leave, resume, answers } = page(1, shop.send, hasLocks);
    press(write("a"));
    await settle();
    leave();
    resume();
    shop.seen[0]?.answer(null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toEqual([["a", null]]);
  });

  it("sends at the page's end what waits and may not be kept, and leaves the rest to the next page", async () => {
    const shop = slowShop();
    const { press, leave } = page(1, shop.send, hasLocks);
    press(write("a"));
    press(write("b"));
    press(write("c", "/shipping"));
    await settle();
    leave();
    await settle();
    expect(shop.ids()).toEqual(["a", "c"]);
    expect(kept().map(({ id }) => id)).toEqual(["a", "b"]);
    expect(kept()[0]?.body).toBe("intent=add&id=1");
    // A page that lives on after all does not send it again in its turn.
    shop.seen[0]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "c", "b"]);
    shop.seen[2]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "c", "b"]);
  });

  it("tells the other windows of an answer to what they show too, and of no other", async () => {
    const shop = slowShop();
    const { press } = page(1, shop.send, hasLocks);
    press(write("a", "/login"));
    await settle();
    shop.seen[0]?.answer(DONE);
    await settle();
    expect(storage.has(ANSWERED)).toBe(false);
    press(write("b"));
    await settle();
    shop.seen[1]?.answer(DONE);
    await settle();
    expect(Number(storage.get(ANSWERED))).toBe(Date.now());
  });
});

describe("the queues of two tabs", () => {
  it("take turns in the order submitted", async () => {
    const shop = slowShop();
    const [first, second] = [page(1, shop.send), page(2, shop.send)];
    first.press(write("a"));
    await settle();
    second.press(write("b"));
    await settle();
    first.press(write("c"));
    await settle();
    for (const [index, ids] of [["a"], ["a", "b"], ["a", "b", "c"]].entries()) {
      expect(shop.ids()).toEqual(ids);
      shop.seen[index]?.answer(DONE);
      await settle();
    }
  });
});

describe("what a page that ended has left", () => {
  it("is sent by the next page, in order, before anything new", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    first.press(write("b"));
    await settle();
    locks.end(1);
    const next = page(2, shop.send);
    next.resume();
    await vi.advanceTimersByTimeAsync(1_000);
    next.press(write("c"));
    expect(shop.ids()).toEqual(["a", "a"]);
    shop.seen[1]?.answer(DONE);
    // The first answer to "a" may still come and change the cookies.
    await vi.advanceTimersByTimeAsync(3_000);
    expect(shop.ids()).toEqual(["a", "a"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shop.ids()).toEqual(["a", "a", "b"]);
    shop.seen[2]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "a", "b", "c"]);
    shop.seen[3]?.answer(DONE);
    await settle();
    expect(kept()).toEqual([]);
    expect(next.answers.map(([id]) => id)).toEqual(["a", "b", "c"]);
  });

  it("is sent before the first press of a page that has not looked for it", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    await settle();
    locks.end(1);
    await vi.advanceTimersByTimeAsync(10_000);
    page(2, shop.send).press(write("b"));
    await settle();
    expect(shop.ids()).toEqual(["a", "a"]);
    shop.seen[1]?.answer(DONE);
    await settle();
    expect(shop.ids()).toEqual(["a", "a", "b"]);
  });

  it("is not taken from a tab that waits for its turn", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    await settle();
    // The other tab has asked for the turn before the second press.
    const second = page(2, shop.send);
    second.resume();
    first.press({ ...write("b"), at: Date.now() - 5_000 });
    await settle();
    shop.seen[0]?.answer(DONE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.ids()).toEqual(["a", "b"]);
    shop.seen[1]?.answer(DONE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.ids()).toEqual(["a", "b"]);
    expect(second.answers).toEqual([]);
  });

  it("is sent without Web Locks once no page can hold it any more", async () => {
    const shop = slowShop();
    const first = page(1, shop.send, false);
    first.press(write("a"));
    await settle();
    const next = page(2, shop.send, false);
    next.resume();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shop.ids()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(11_000);
    next.resume();
    await settle();
    expect(shop.ids()).toEqual(["a", "a"]);
  });

  it("may be newer than a page that was asked for before it was answered", () => {
    expect(isOlderThanAnswer()).toBe(false);
    vi.stubGlobal("performance", { timeOrigin: Date.now() });
    noteAnswer();
    expect(isOlderThanAnswer()).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    noteAnswer();
    expect(isOlderThanAnswer()).toBe(true);
    vi.stubGlobal("localStorage", undefined);
    expect(isOlderThanAnswer()).toBe(false);
  });

  it("is in the order submitted, whatever order the browser lists it in", () => {
    const body = "intent=add&id=1";
    for (const [id, at] of [
      ["b", 2],
      ["a", 1],
      ["c", 3],
    ])
      storage.set(`write ${id}`, JSON.stringify({ id, action: "/cart", body, at }));
    expect(kept().map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("is not taken from a tab that is still there", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    await settle();
    const second = page(2, shop.send);
    second.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    shop.seen[0]?.answer(DONE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.ids()).toEqual(["a"]);
  });

  it("is sent when the tab that held it ends while this one only waits", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    await settle();
    const second = page(2, shop.send);
    second.resume();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(shop.ids()).toEqual(["a"]);
    locks.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shop.ids()).toEqual(["a", "a"]);
    shop.seen[1]?.answer(DONE);
    await settle();
    expect(second.answers).toEqual([["a", DONE]]);
  });

  it("is sent in order, though an earlier write is held for a moment", async () => {
    const shop = slowShop();
    const ended = page(1, shop.send);
    for (const id of ["a", "b"]) ended.press(write(id));
    await settle();
    locks.end(1);
    await vi.advanceTimersByTimeAsync(3_000);
    // A third page waits for the first write's page, and has just been given its lock.
    let letGo: (() => void) | undefined;
    void locks.of(3).request(
      "write a",
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve;
        }),
    );
    await settle();
    const next = page(2, shop.send);
    next.resume();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(shop.ids()).toEqual(["a"]);
    letGo?.();
    await settle();
    expect(shop.ids()).toEqual(["a", "a"]);
    shop.seen[1]?.answer(DONE);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(shop.ids()).toEqual(["a", "a", "b"]);
  });

  it("is not resent automatically once its shopper knows that it has no response", async () => {
    const shop = slowShop();
    const first = page(1, shop.send);
    first.press(write("a"));
    await settle();
    shop.seen[0]?.answer(null);
    await settle();
    locks.end(1);
    page(2, shop.send).resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shop.ids()).toEqual(["a"]);
    expect(kept()).toMatchObject([{ id: "a", isLost: true }]);
  });

  it("is told to nobody but who pressed it, once it is lost", () => {
    const by = (id: string, mark: string) => ({ ...write(id), body: `intent=add&id=1${mark}`, isLost: true });
    for (const one of [by("guest", ""), by("a", "&by=A"), by("b", "&by=B")]) keep(one);
    keep(write("waits"));
    const told = (mark?: string) =>
      lostOf(mark)
        .map(({ id }) => id)
        .sort();
    expect([told(), told("A"), told("B")]).toEqual([["guest"], ["a", "guest"], ["b", "guest"]]);
  });

  it("is nothing where the browser keeps nothing, or something else under its name", async () => {
    storage.set("write x", "{");
    expect(kept()).toEqual([]);
    storage.set("write x", '{"id":1}');
    expect(kept()).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    expect(kept()).toEqual([]);
    const shop = slowShop();
    page(1, shop.send).press(write("a"));
    await settle();
    expect(shop.ids()).toEqual(["a"]);
  });
});

describe.each([
  ["with Web Locks", true],
  ["without Web Locks", false],
])("what was pressed without a connection, %s", (_, hasLocks) => {
  /** A shop that is reached or not. */
  function shopBeyond() {
    const got: Write[] = [];
    const send = async (one: Write): Promise<Answer | null> => {
      if (!isOnLine) return UNSENT;
      got.push(one);
      return DONE;
    };
    return { got, send, ids: () => got.map(({ id }) => id) };
  }
  const presses = ["a", "b", "c"];
  /** As many presses as that, a second apart, of a page without a connection. */
  async function pressed(ids: readonly string[]) {
    const shop = shopBeyond();
    const tab = page(1, shop.send, hasLocks);
    isOnLine = false;
    for (const id of ids) {
      tab.press(write(id));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    return { shop, tab };
  }

  it("is told so, and sent once and in its order when there is one", async () => {
    const { shop, tab } = await pressed(presses);
    expect(new Set(tab.answers.map(([, answer]) => answer))).toEqual(new Set([UNSENT]));
    tab.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept()).toMatchObject(presses.map((id) => ({ id, isUnsent: true })));
    expect(kept().filter(({ isLost }) => isLost)).toEqual([]);
    tab.answers.length = 0;
    tab.sentAgain.length = 0;
    isOnLine = true;
    // Its page, another tab and its own next event, all at once.
    const other = page(2, shop.send, hasLocks);
    for (const one of [tab, other, tab]) one.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    if (hasLocks) expect(shop.ids()).toEqual(presses);
    else expect([...new Set(shop.ids())]).toEqual(presses);
    expect(kept()).toEqual([]);
    expect([...tab.sentAgain, ...other.sentAgain].filter((id, index, all) => all.indexOf(id) === index)).toEqual(
      presses,
    );
    expect([...tab.answers, ...other.answers].map(([id]) => id)).toEqual(expect.arrayContaining(presses));
  });

  it("is sent by the next page, and before a later press", async () => {
    const { shop } = await pressed(presses);
    locks.end(1);
    isOnLine = true;
    const next = page(2, shop.send, hasLocks);
    next.press(write("later"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.ids()).toEqual([...presses, "later"]);
  });

  it("counts as known to the shop only from when it is sent, however much was pressed", async () => {
    const many = Array.from({ length: MOST_ADDS + 3 }, (_, index) => `m${index}`);
    const { shop, tab } = await pressed(many);
    isOnLine = true;
    tab.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shop.ids()).toEqual(many);
    expect(shop.got.filter(({ body }) => body.includes(LATE))).toEqual([]);
  });

  it("is the shopper's to send again where the browser stores nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { tab } = await pressed(["a"]);
    expect(tab.answers).toEqual([["a", null]]);
  });
});

it("what another customer of the browser has pressed waits for them, told to nobody, and holds up nothing", async () => {
  const shop = slowShop();
  const first = page(1, shop.send, true, "A");
  first.press({ ...write("a"), body: "intent=add&id=1&by=A" });
  await settle();
  locks.end(1);
  await vi.advanceTimersByTimeAsync(10_000);
  for (const [number, customer] of [
    [2, undefined],
    [3, "B"],
  ] as const) {
    const other = page(number, shop.send, true, customer);
    other.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    other.press(write(`of ${customer}`));
    await settle();
    shop.seen.at(-1)?.answer(DONE);
    await settle();
    expect(other.answers.map(([id]) => id)).toEqual([`of ${customer}`]);
    locks.end(number);
  }
  page(4, shop.send, true, "A").resume();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shop.ids()).toEqual(["a", "of undefined", "of B", "a"]);
});

describe("a write that had no answer, sent again by its shopper", () => {
  /** Sends it again after as many others. */
  async function againAfter(others: number): Promise<string> {
    const shop = slowShop();
    const { press } = page(1, shop.send);
    const lost = write("lost");
    press(lost);
    await settle();
    shop.seen[0]?.answer(null);
    await vi.advanceTimersByTimeAsync(1_000);
    for (let index = 0; index < others; index++) {
      press(write(`o${index}`));
      await settle();
      shop.seen.at(-1)?.answer(DONE);
      await settle();
    }
    press({ ...lost, at: Date.now() });
    await settle();
    return shop.seen.at(-1)?.write.body ?? "";
  }

  it("names itself as it did, while the shop remembers it", async () => {
    expect(await againAfter(MOST_ADDS - 1)).not.toContain(LATE);
  });

  it("says that the shop may have forgotten it, from then on", async () => {
    expect(await againAfter(MOST_ADDS)).toMatch(new RegExp(`&${LATE}=1$`));
  });
});

it("clearing the browser clears what waits to be sent, once it is done", async () => {
  const shop = slowShop();
  const { press } = page(1, shop.send);
  press(write("lost"));
  await settle();
  shop.seen[0]?.answer(null);
  await vi.advanceTimersByTimeAsync(1_000);
  const clear = (id: string, body: string) => ({ ...write(id, "/logout"), body });
  for (const [answer, body, left] of [
    [null, "clear=", 1],
    [DONE, "everywhere=1", 1],
    [DONE, "clear=", 0],
  ] as const) {
    press(clear(`c${left}${body}`, body));
    await settle();
    shop.seen.at(-1)?.answer(answer);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept(), body).toHaveLength(left);
  }
});

describe("a write that was lost, by the answer of a later one", () => {
  it("is stored no longer when it was executed", async () => {
    const shop = slowShop();
    const { press } = page(1, shop.send);
    for (const id of ["a", "b", "c"]) press(write(id));
    for (const done of [null, null, ["a"]]) {
      await vi.advanceTimersByTimeAsync(2_000);
      const answer = {
        ...DONE,
        cart: { count: cartBadge([{ quantity: 2 }]), total: 5, held: "1.2", done: done ?? [] },
      };
      shop.seen.at(-1)?.answer(done && answer);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shop.ids()).toEqual(["a", "b", "c"]);
    expect(kept().map(({ id }) => id)).toEqual(["b"]);
  });
});

describe("the cart's lines after this window's last write", () => {
  it("are kept for the pages of the window that follow", async () => {
    const window = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => window.get(key) ?? null,
      setItem: (key: string, value: string) => window.set(key, value),
    });
    const shop = slowShop();
    const { press } = page(1, shop.send);
    press(write("a"));
    await settle();
    shop.seen[0]?.answer({ ...DONE, cart: { count: cartBadge([{ quantity: 2 }]), total: 5, held: "1.2", done: [] } });
    await settle();
    expect(heldLines()).toBe("1.2");
    // An answer that says nothing of the cart has left it as it was.
    press(write("b", "/compare"));
    await settle();
    shop.seen[1]?.answer(DONE);
    await settle();
    expect(heldLines()).toBe("1.2");
    vi.stubGlobal("sessionStorage", undefined);
    expect(heldLines()).toBe("");
  });
});
