/** What a script's submit sends, and what counts as its answer. */
import { encode } from "turbo-stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { COOKIE_MARK, COOKIE_QUESTION } from "#bff/rules/cookie-mark.ts";
import { REFUSAL } from "#bff/rules/refusal.ts";
import { send } from "./send.ts";
import { isOfProducts, UNSENT, type Write } from "./write.ts";

const ADD: Write = { id: "abcde", action: "/cart", body: "intent=add&id=1", at: 0 };
const LOGIN: Write = { ...ADD, action: "/login?next=%2F", body: "email=a" };

const answered = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(encode(value), { headers: { "Content-Type": "text/x-script", ...headers } });

const line = vi.fn<typeof fetch>();
beforeEach(() => {
  line.mockReset();
  vi.stubGlobal("fetch", line);
  vi.stubGlobal("location", { origin: "http://shop.test" });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

/** What a fetch was asked for. */
const options = (call: number) => line.mock.calls[call]?.[1];

/** Sends a write to a shop that redirects; what was fetched. */
async function fetched(write: Write) {
  line.mockImplementation(async () => answered({ redirect: "/cart", status: 302 }));
  await send(write);
  expect(line).toHaveBeenCalledOnce();
  const [address, options] = line.mock.calls[0] ?? [];
  return { address, keepalive: options?.keepalive, body: String(options?.body) };
}

test("a write outlives its page, as far as browsers allow", async () => {
  expect(await fetched(ADD)).toMatchObject({ address: "/cart.data", keepalive: true });
  line.mockReset();
  expect(await fetched({ ...ADD, body: "x".repeat(60_000) })).toMatchObject({ keepalive: false });
});

test("a write does not wait for ever", async () => {
  await fetched(ADD);
  expect(options(0)?.signal).toBeInstanceOf(AbortSignal);
});

test("a form of the front page is sent to the address that Remix has for it", async () => {
  expect(await fetched({ ...ADD, action: "/?tab=new" })).toMatchObject({ address: "/_root.data?tab=new" });
});

test("a write of products names itself, so that sent again it is not done twice; a personal one does not", async () => {
  expect(await fetched(ADD)).toMatchObject({ body: "intent=add&id=1&write=abcde" });
  line.mockReset();
  expect(await fetched(LOGIN)).toMatchObject({ address: "/login.data?next=%2F", body: "email=a" });
});

test("a form that is printed with a name keeps that one alone: it counts once a page, whoever sends it", async () => {
  const again = { ...ADD, body: "intent=again&lines=1x2&write=fghij" };
  expect(await fetched(again)).toMatchObject({ body: again.body });
});

test("a write of the cart says what the cart held after the last one of its window", async () => {
  vi.stubGlobal("sessionStorage", { getItem: () => "5.2_6.1" });
  expect(await fetched(ADD)).toMatchObject({ body: "intent=add&id=1&write=abcde&held=5.2_6.1" });
  line.mockReset();
  expect(await fetched({ ...ADD, action: "/compare" })).toMatchObject({ body: "intent=add&id=1&write=abcde" });
});

test("an answer is a redirect or the form's errors, with what the shop says beside it", async () => {
  const notices = [{ kind: "success", text: "Нэмлээ" }];
  const headers = { "X-Notices": encodeURIComponent(JSON.stringify(notices)), "X-Cart": '{"count":"1","total":5}' };
  line.mockImplementationOnce(async () => answered({ redirect: "/cart", status: 302 }, headers));
  expect(await send(ADD)).toEqual({ to: "/cart", notices, cart: { count: "1", total: 5 } });
  line.mockImplementationOnce(async () => answered({ data: { error: "x" } }));
  expect(await send(LOGIN)).toEqual({ data: { error: "x" }, notices: [], cart: null });
});

describe("an answer from a shop that asks whether the browser keeps cookies", () => {
  const notices = [
    { kind: "success", text: "Нэмлээ" },
    { kind: "failure", text: "Болсонгүй" },
  ];
  const told = () =>
    answered(
      { redirect: "/cart?a=1#p-1", status: 302 },
      { [COOKIE_MARK.header]: "mark", "X-Notices": encodeURIComponent(JSON.stringify(notices)) },
    );

  test("shows no success where it does not, and leads to the page that says so", async () => {
    line.mockImplementationOnce(async () => told()).mockImplementationOnce(async () => Response.json({ kept: false }));
    expect(await send(ADD)).toEqual({ to: `/cart?a=1&${COOKIE_MARK.parameter}=mark#p-1`, notices: notices.slice(1) });
    expect(line.mock.calls[1]?.[0]).toBe(COOKIE_QUESTION);
    expect(options(1)?.headers).toEqual({ [COOKIE_MARK.header]: "mark" });
  });

  test.each([
    ["keeps them", async () => Response.json({ kept: true })],
    ["cannot be asked", () => Promise.reject(new TypeError("failed"))],
  ])("is as it came where the browser %s", async (_, question) => {
    line.mockImplementationOnce(async () => told()).mockImplementationOnce(question);
    expect(await send(ADD)).toMatchObject({ to: "/cart?a=1#p-1", notices });
  });
});

test.each([
  ["/cart", true],
  ["/cart?x=1", true],
  ["/compare", true],
  ["/saved", true],
  ["/cart-of-others", false],
  ["/shipping", false],
  ["/profile?role=saved", false],
])("what is posted to %s may be kept in the browser: %s", (action, isKept) => {
  expect(isOfProducts({ action })).toBe(isKept);
});

test.each<[string, () => Promise<Response>]>([
  ["no network", () => Promise.reject(new TypeError("failed"))],
  ["a fault", async () => answered({ error: "x" })],
  ["another's page", async () => new Response("<p>Wi-Fi", { headers: { "Content-Type": "text/html" } })],
  ["an answer of another kind", async () => new Response(encode({ data: {} }), { headers: { "Content-Type": "a/b" } })],
  ["a cut answer", async () => new Response("[", { headers: { "Content-Type": "text/x-script" } })],
])("%s is no answer", async (_, answer) => {
  line.mockImplementation(answer);
  expect(await send(ADD)).toBeNull();
});

test("what the browser has no connection for is not sent, as far as it knows", async () => {
  line.mockImplementation(() => Promise.reject(new TypeError("failed")));
  vi.stubGlobal("navigator", { onLine: false });
  expect(await send(ADD)).toEqual(UNSENT);
  // Some systems say so by mistake: what comes counts.
  line.mockImplementation(async () => answered({ redirect: "/cart", status: 302 }));
  expect(await send(ADD)).toMatchObject({ to: "/cart" });
});

describe("a refusal without a page", () => {
  const notices = [{ kind: "failure", text: "Хүлээнэ үү" }];
  const refused = (refusal: string, status: number) =>
    new Response("[]", {
      status,
      headers: { [REFUSAL]: refusal, "X-Notices": encodeURIComponent(JSON.stringify(notices)) },
    });

  test.each([
    ["later", 429, "later"],
    ["never", 413, "never"],
    ["something new", 400, "never"],
  ])("says why, and whether the same may be sent again: %s", async (header, status, refusal) => {
    line.mockImplementation(async () => refused(header, status));
    expect(await send(ADD)).toEqual({ refusal, notices });
    expect(line).toHaveBeenCalledOnce();
  });
});
