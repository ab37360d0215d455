import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartBadge } from "#bff/rules/cart.ts";
import { answered, resent } from "./answered.ts";
import { PASSING, pageTurned, passed, pressed } from "./changes.ts";
import { withLeft } from "./left.ts";
import { type Answer, UNSENT } from "./write.ts";
import { type AnyWrite, NOTHING, type WritesState } from "./writes-state.ts";

const write = (id: string, page: string | null = "/a"): AnyWrite => ({
  ...{ id, action: "/cart", body: "intent=add&id=1", at: 1 },
  ...(page === null ? {} : { page }),
});
const notice = { kind: "success" as const, text: "Added" };
const to = (address: string): Answer => ({ to: address, notices: [notice] });
const refused: Answer = { data: "mistakes", notices: [] };
const pressing = (writes: AnyWrite[]): WritesState =>
  writes.reduce((state, one) => pressed(state, one, () => false), NOTHING);
const textsOf = ({ notices }: WritesState) => notices.map(({ text }) => text);
const at = (page: string, isMoving = false) => ({ page, isMoving });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("an answer", () => {
  it.each(["success", "info", "failure"] as const)("of kind %s says a sentence once, pressed twice quickly", (kind) => {
    const twice = [write("1"), write("2")];
    const said = twice.reduce(
      (state, one) => answered(state, one, { to: "/a", notices: [{ ...notice, kind }] }, at("/a")),
      pressing(twice),
    );
    expect(said.notices).toMatchObject([{ kind, text: "Added" }]);
  });

  it("of kind info stays over a second press, until it can have been read", () => {
    const info = answered(
      pressing([write("1")]),
      write("1"),
      { to: "/a", notices: [{ ...notice, kind: "info" }] },
      at("/a"),
    );
    vi.advanceTimersByTime(9_000);
    expect(pressed(info, write("2"), () => false).notices).toMatchObject([{ kind: "info" }]);
    vi.advanceTimersByTime(2_000);
    expect(pressed(info, write("2"), () => false).notices).toEqual([]);
  });

  it("of kind info goes with another press in the form that it came of", () => {
    const form = (id: string) => ({ ...write(id), action: "/shipping", body: "intent=bonus" });
    const said: Answer = { to: "/a", notices: [{ ...notice, kind: "info", text: "No bonus is used" }] };
    const told = answered(NOTHING, form("1"), said, at("/a"));
    expect(textsOf(pressed(told, form("2"), () => false))).toEqual([]);
    expect(textsOf(pressed(told, { ...form("2"), action: "/contact" }, () => false))).toEqual(["No bonus is used"]);
  });

  it("of kind info that came with its page goes with it once that page's form leads on, and not before", () => {
    const form = { ...write("2"), action: "/confirm-order", body: "intent=confirm" };
    const info: Answer = { to: "/a", notices: [{ ...notice, kind: "info", text: "Left" }] };
    const there = pageTurned(answered(NOTHING, { ...form, action: "/shipping" }, info, at("/a")), "/a");
    const sent = pressed(there, form, () => false);
    expect(textsOf(sent)).toEqual(["Left"]);
    expect(textsOf(answered(sent, form, to("/a"), at("/a")))).toEqual(["Left", "Added"]);
    expect(textsOf(answered(sent, form, to("/order"), at("/a")))).toEqual(["Added"]);
    // Who has gone on by themselves has not been led.
    expect(textsOf(answered(sent, form, to("/order"), at("/b")))).toEqual(["Left", "Added"]);
  });

  it("replaces what was said before of the same product, whichever button said it", () => {
    const press = (state: WritesState, one: AnyWrite, text: string, kind: "info" | "success" = "success") => {
      const said: Answer = { to: "/a", notices: [{ kind, text }] };
      const before = pressed(state, one, () => false);
      return answered(before, one, said, at("/a"));
    };
    const set = { ...write("1"), action: "/cart?id=5", body: "intent=set&quantity5=4&quantity6=1" };
    const removal = { ...write("2"), action: "/cart?intent=remove&id=5&model=Nomad", body: "returnTo=/a" };
    const other = { ...write("3"), action: "/cart", body: "intent=add&id=51" };
    const told = press(NOTHING, set, "5 now", "info");
    // Another window's change is told of each press.
    expect(textsOf(press(told, set, "6 now", "info"))).toEqual(["5 now", "6 now"]);
    expect(textsOf(press(told, removal, "removed"))).toEqual(["removed"]);
    const words = press(told, other, "51 added");
    expect(textsOf(words)).toEqual(["5 now", "51 added"]);
    // Saving a product says nothing of how many are in the cart.
    const saving = { ...write("4"), action: "/saved", body: "intent=save&id=51" };
    const read = { ...words, notices: words.notices.map((one) => ({ ...one, kind: "failure" as const })) };
    expect(textsOf(press(read, saving, "saved"))).toEqual(["5 now", "51 added", "saved"]);
  });

  it("carried to the next page goes when it can have been read, unless it can be taken back", () => {
    const undo = { to: "/cart", fields: { id: 1 } };
    const notices = [
      { kind: "failure" as const, text: "Too few" },
      { kind: "info" as const, text: "Removed", undo },
    ];
    const carried = pageTurned(answered(NOTHING, write("1"), { to: "/a", notices }, at("/a")), "/b");
    const other = { ...write("2", "/b"), body: "intent=add&id=2" };
    const own = answered(carried, other, to("/b"), at("/b"));
    expect(passed(own).notices).toHaveLength(3);
    vi.advanceTimersByTime(PASSING);
    expect(passed(own).notices.map(({ text }) => text)).toEqual(["Removed", "Added"]);
  });

  it("leads on from the form that an invitation led to, and takes the invitation with it, however quick that is", () => {
    const invited = answered(
      NOTHING,
      write("1"),
      { to: "/login?next=%2Fcart", notices: [{ kind: "info", text: "Please sign in" }] },
      at("/a"),
    );
    const there = pageTurned(invited, "/login?next=%2Fcart");
    const signIn = { ...write("2", "/login?next=%2Fcart"), action: "/login", body: "email=a" };
    const pressing = pressed(there, signIn, () => false);
    const signedIn = [{ kind: "success" as const, text: "Signed in" }];
    const shown = (answer: Answer) =>
      textsOf(pageTurned(answered(pressing, signIn, answer, at("/login?next=%2Fcart")), "/cart"));
    expect(shown({ to: "/cart", notices: signedIn })).toEqual(["Signed in"]);
    // A form that is refused is still the one that the shopper was asked to fill in.
    expect(shown({ data: "mistakes", notices: [] })).toEqual(["Please sign in"]);
    // What another form leads to, and what another window has done, has nothing to do with it.
    const other = { ...signIn, action: "/contact" };
    expect(textsOf(answered(there, other, { to: "/b", notices: [] }, at("/b")))).toEqual(["Please sign in"]);
    const news = answered(NOTHING, write("1"), { to: "/a", notices: [{ kind: "info", text: "Elsewhere" }] }, at("/a"));
    const sent = { ...signIn, action: "/a", page: "/a" };
    expect(textsOf(answered(news, sent, { to: "/b", notices: [] }, at("/a")))).toEqual(["Elsewhere"]);
  });

  it("keeps every offer to put something back, of five quick presses", () => {
    const removals = ["1", "2", "3", "4", "5"].map((id) => write(id));
    const said = removals.reduce((state, one) => {
      const undo = { to: "/cart", fields: { id: one.id } };
      return answered(state, one, { to: "/a", notices: [{ ...notice, undo }] }, at("/a"));
    }, pressing(removals));
    expect(said.notices.map(({ undo }) => undo?.fields.id)).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("that refuses, and that nobody can have read yet, is shown on the next page too", () => {
    const state = answered(pressing([write("1")]), write("1"), refused, at("/a"));
    vi.advanceTimersByTime(1_000);
    expect(pageTurned(state, "/b").answer).toMatchObject({ page: "/a", isSeen: false });
    vi.advanceTimersByTime(1_000);
    expect(pageTurned(state, "/b").answer).toBeUndefined();
    expect(pageTurned(state, "/a").answer).toMatchObject({ isSeen: true });
  });

  it("with a redirect leads a shopper who is still on the page", () => {
    const state = answered(pressing([write("1")]), write("1"), to("/cart"), at("/a"));
    expect(state).toMatchObject({ waiting: [], due: { from: "/a", to: "/cart" } });
    // What it says is for the page that it leads to.
    expect(pageTurned(state, "/cart").notices).toMatchObject([{ isAhead: false, isEarlier: true }]);
    vi.advanceTimersByTime(2_000);
    expect(pageTurned(pageTurned(state, "/cart"), "/b").notices).toEqual([]);
  });

  it("moves nobody who has gone on, or is going; they read it where they are", () => {
    for (const shown of [at("/b"), at("/a", true)]) {
      const state = answered(pressing([write("1")]), write("1"), to("/cart"), shown);
      expect(state.due).toEqual({ from: "/a", to: undefined });
      expect(state.notices).toMatchObject([{ text: "Added", isAhead: shown.isMoving }]);
    }
  });

  it("that nobody can have read yet is shown on the next page too", () => {
    const state = answered(pressing([write("1")]), write("1"), to("/a"), at("/a"));
    vi.advanceTimersByTime(1_000);
    expect(pageTurned(state, "/b").notices).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(pageTurned(state, "/b").notices).toEqual([]);
  });

  it("to a later press on the same page does not take back where an earlier one leads", () => {
    const both = pressing([write("1"), write("2")]);
    const first = answered(both, write("1"), to("/cart"), at("/a"));
    expect(answered(first, write("2"), to("/a"), at("/a")).due).toEqual({ from: "/a", to: "/cart" });
    expect(answered(first, write("3", "/b"), to("/b"), at("/b")).due).toEqual({ from: "/b", to: undefined });
  });

  it("with mistakes is shown on the form's page, and kept for who has left it until they have seen it", () => {
    const there = answered(NOTHING, write("1"), refused, at("/a"));
    expect(there).toMatchObject({ answer: { page: "/a", data: "mistakes", isSeen: true }, due: { from: "/a" } });
    const left = answered(NOTHING, write("1"), refused, at("/b"));
    expect(pageTurned(left, "/c").answer).toMatchObject({ isSeen: false });
    const back = pageTurned(left, "/a");
    expect(back.answer).toMatchObject({ isSeen: true });
    vi.advanceTimersByTime(2_000);
    for (const seen of [there, back]) expect(pageTurned(seen, "/b").answer).toBeUndefined();
  });

  it("to a write that another page left is shown on whatever page there is", () => {
    const state = answered(NOTHING, write("1", null), to("/cart"), at("/a"));
    expect(state).toMatchObject({ due: { from: undefined, to: undefined }, notices: [{ text: "Added" }] });
  });

  it("has the header's cart with it, where it changed that", () => {
    const cart = { count: cartBadge([{ quantity: 3 }]), total: 30_000, held: "5.3", done: [] };
    expect(answered(NOTHING, write("1"), { ...to("/a"), cart }, at("/a")).cart).toEqual(cart);
    expect(answered({ ...NOTHING, cart }, write("2"), to("/a"), at("/a")).cart).toEqual(cart);
  });

  it("takes back what was said to be lost of writes that it says were executed", () => {
    const lost = ["1", "2"].reduce((state, id) => answered(state, write(id), null, at("/a")), NOTHING);
    const cart = { count: cartBadge([{ quantity: 3 }]), total: 30_000, held: "5.3", done: ["0", "2", "3"] };
    expect(answered(lost, write("3"), { ...to("/a"), cart }, at("/a")).lost.map(({ id }) => id)).toEqual(["1"]);
  });

  it("takes back what was said to be lost of a quantity that is set anew, not of a step nor of another line", () => {
    const set = (id: string, body: string, action = "/cart?id=5") => ({
      ...write(id),
      ...{ action, body: `intent=set&${body}`, at: Number(id) },
    });
    const typed = set("1", "quantity5=4&step=");
    const step = set("2", "quantity5=5&step=1");
    const other = set("3", "quantity6=5&step=", "/cart?id=6");
    const lost = [typed, step, other].reduce((state, one) => answered(state, one, null, at("/a")), NOTHING);
    const left = (one: AnyWrite, answer = to("/a")) => answered(lost, one, answer, at("/a")).lost.map(({ id }) => id);
    expect(left(set("4", "quantity5=7&step="))).toEqual(["2", "3"]);
    expect(left(set("4", "quantity5=7&step=1"))).toEqual(["1", "2", "3"]);
    // What was refused has replaced nothing.
    expect(left(set("4", "quantity5=7&step="), { refusal: "never", notices: [] })).toEqual(["1", "2", "3"]);
  });

  it("that succeeds takes the form's mistakes away", () => {
    const refusedOnce = answered(NOTHING, write("1"), refused, at("/a"));
    expect(answered(refusedOnce, write("2"), to("/a"), at("/a")).answer?.data).toBeUndefined();
    // Not those of a page that the shopper has left meanwhile: they have not been told there.
    expect(answered(refusedOnce, write("2"), to("/a"), at("/b")).answer?.data).toBe("mistakes");
  });

  it("said ahead of the page that it leads to stays over another press", () => {
    const ahead = answered(NOTHING, write("1"), to("/cart"), at("/a"));
    expect(pressed(ahead, write("2"), () => false).notices).toHaveLength(1);
  });

  it("adds to the last notice, not to all of them", () => {
    const saying = (text: string): Answer => ({ to: "/a", notices: [{ ...notice, text }] });
    const add = (id: string) => ({ ...write(id), body: `intent=add&id=${id}` });
    const state = ["1", "2", "3"].reduce((before, id) => answered(before, add(id), saying(id), at("/a")), NOTHING);
    expect(state.notices.map(({ id }) => id)).toEqual(["2 0", "3 0"]);
  });
});

describe("a failure", () => {
  const failure = { kind: "failure" as const, text: "Too few of A" };
  const body = (id: number) => `intent=add&id=${id}&quantity=1`;
  const add = (id: string, product: number): AnyWrite => ({ ...write(id), body: body(product) });
  const failed = answered(pressing([add("1", 1)]), add("1", 1), { to: "/a", notices: [failure] }, at("/a"));
  const texts = ({ notices }: WritesState) => notices.map(({ text }) => text);
  const press = (state: WritesState, one: AnyWrite) =>
    answered(
      pressed(state, one, () => false),
      one,
      to("/a"),
      at("/a"),
    );

  it("stays while other products are added", () => {
    const after = press(press(press(failed, add("2", 2)), add("3", 3)), add("4", 4));
    expect(texts(after)).toEqual(["Too few of A", "Added"]);
  });

  it("stays, however many other products are added after it", () => {
    const many = [2, 3, 4, 5].reduce(
      (state, id) =>
        answered(
          pressed(state, add(String(id), id), () => false),
          add(String(id), id),
          {
            to: "/a",
            notices: [
              { ...notice, text: `Added ${id}` },
              { ...notice, text: `Also ${id}` },
            ],
          },
          at("/a"),
        ),
      failed,
    );
    expect(texts(many)).toEqual(["Too few of A", "Added 5", "Also 5"]);
  });

  it("goes when its own form is submitted again, or another one that is not a product's", () => {
    expect(texts(pressed(failed, add("2", 1), () => false))).toEqual([]);
    expect(texts(pressed(failed, { ...write("2"), action: "/login", body: "next=/" }, () => false))).toEqual([]);
  });

  it.each(["/compare", "/saved"])("of a full list (%s) goes when a change of that list succeeds", (action) => {
    const of = (id: string, body: string): AnyWrite => ({ ...write(id), action, body });
    const full = of("1", "intent=compare&id=5");
    const said = answered(pressing([full]), full, { to: "/a", notices: [failure] }, at("/a"));
    expect(texts(press(said, of("2", "intent=remove&id=1")))).toEqual(["Added"]);
    // Pressed before the failure was there.
    const removal = of("2", "intent=remove&id=1");
    const both = answered(pressing([full, removal]), full, { to: "/a", notices: [failure] }, at("/a"));
    expect(texts(answered(both, removal, to("/a"), at("/a")))).toEqual(["Added"]);
  });

  it("is shown on the next page too for as long as reading it takes", () => {
    const said = press(failed, add("2", 2));
    vi.setSystemTime(Date.now() + 9_000);
    expect(texts(pageTurned(said, "/b"))).toEqual(["Too few of A"]);
    vi.setSystemTime(Date.now() + 2_000);
    expect(texts(pageTurned(said, "/b"))).toEqual([]);
  });

  it("is shown once when several are the same", () => {
    const again = pressed(failed, add("2", 2), () => false);
    expect(texts(answered(again, add("2", 2), { to: "/a", notices: [failure] }, at("/a")))).toEqual(["Too few of A"]);
  });
});

describe("a refusal without a page", () => {
  const notices = [{ kind: "failure" as const, text: "Why" }];

  it("for now keeps the write, with the reason, until it is submitted again", () => {
    const state = answered(pressing([write("1")]), write("1"), { refusal: "later", notices }, at("/a"));
    expect(state).toMatchObject({ waiting: [], lost: [{ id: "1", reason: "Why" }], notices: [] });
    expect(state.due).toBeUndefined();
  });

  it("for good is said, and leaves the page and its form as they are", () => {
    const state = answered(pressing([write("1")]), write("1"), { refusal: "never", notices }, at("/a"));
    expect(state).toMatchObject({ waiting: [], lost: [], notices: [{ kind: "failure", text: "Why" }] });
    expect([state.due, state.answer]).toEqual([undefined, undefined]);
  });
});

describe("no answer", () => {
  it("keeps the write until it is submitted again", () => {
    const lost = answered(pressing([write("1")]), write("1"), null, at("/a"));
    expect(lost).toMatchObject({ waiting: [], lost: [{ id: "1" }], notices: [] });
    expect(pageTurned(lost, "/b").lost).toHaveLength(1);
    expect(pressed(lost, write("1"), ({ id }) => id === "1")).toMatchObject({ waiting: [{ id: "1" }], lost: [] });
  });
});

describe("no connection", () => {
  const waits = answered(pressing([write("1"), write("2")]), write("1"), UNSENT, at("/a"));

  it("is said of the write, which is on its way again once it is sent by itself, and read where the shopper is", () => {
    expect(waits).toMatchObject({ waiting: [{ id: "2" }], lost: [{ id: "1", isUnsent: true }], notices: [] });
    const again = resent(waits, write("1", null));
    expect([again.waiting.map(({ id }) => id), again.lost]).toEqual([["2", "1"], []]);
    const done = answered(again, write("1", null), to("/cart"), at("/a"));
    expect([done.waiting.map(({ id }) => id), textsOf(done), done.due]).toEqual([
      ["2"],
      ["Added"],
      { from: undefined },
    ]);
  });

  it("again is said once; of another page's write nothing is moved", () => {
    expect(answered(resent(waits, write("1", null)), write("1", null), UNSENT, at("/a")).lost).toHaveLength(1);
    expect(answered(waits, write("1"), UNSENT, at("/a")).lost).toHaveLength(1);
    expect(resent(waits, write("3", null))).toBe(waits);
  });
});

it("clearing the browser takes the offer to send again what the person before had pressed", () => {
  const lost = answered(pressing([write("1")]), write("1"), null, at("/a"));
  const clear = { ...write("2"), action: "/logout", body: "clear=" };
  expect(answered(lost, { ...clear, body: "" }, to("/"), at("/a")).lost).toHaveLength(1);
  expect(answered(lost, clear, to("/"), at("/a")).lost).toEqual([]);
});

describe("what other pages of the browser have left", () => {
  const left = (id: string) => write(id, null);

  it("is on its way here too, before what this page has submitted, and the page is read anew", () => {
    const state = withLeft(pressing([write("own")]), [left("1"), left("2"), write("own", null)]);
    expect(state.waiting.map(({ id }) => id)).toEqual(["1", "2", "own"]);
    expect(state.due).toEqual({});
  });

  it("is on its way no more once it was answered, here or elsewhere", () => {
    const state = withLeft(pressing([write("own")]), [left("1"), left("2")]);
    const elsewhere = withLeft(state, [left("2")]);
    expect(elsewhere.waiting.map(({ id }) => id)).toEqual(["2", "own"]);
    const here = answered(elsewhere, left("2"), to("/a"), at("/a"));
    expect(here.waiting.map(({ id }) => id)).toEqual(["own"]);
    expect(here.due).toBeDefined();
  });

  it("is nothing: nothing changes", () => {
    const state = pressing([write("own")]);
    expect(withLeft(state, [])).toBe(state);
    expect(withLeft(NOTHING, [])).toBe(NOTHING);
  });
});
