/** What a script's submit puts on the line, and what counts as its answer. */
import { encode } from "turbo-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { send } from "./send.ts";
import type { Write } from "./write.ts";

const ADD: Write = { id: "abcde", action: "/cart", body: "intent=add&id=1", at: 0 };
const LOGIN: Write = { ...ADD, action: "/login?next=%2F", body: "email=a" };

const answered = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(encode(value), { headers: { "Content-Type": "text/x-script", ...headers } });

const line = vi.fn<typeof fetch>();
beforeEach(() => {
  line.mockReset();
  vi.stubGlobal("fetch", line);
  vi.stubGlobal("location", { origin: "http://shop.test" });
});
afterEach(() => void vi.unstubAllGlobals());

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

test("a write of products names itself, so that sent again it is not done twice; a personal one does not", async () => {
  expect(await fetched(ADD)).toMatchObject({ body: "intent=add&id=1&write=abcde" });
  line.mockReset();
  expect(await fetched(LOGIN)).toMatchObject({ address: "/login.data?next=%2F", body: "email=a" });
});

test("an answer is a redirect or the form's errors, with what the shop says beside it", async () => {
  const notices = [{ kind: "success", text: "Нэмлээ" }];
  const headers = { "X-Notices": encodeURIComponent(JSON.stringify(notices)), "X-Cart": '{"count":"1","total":5}' };
  line.mockImplementationOnce(async () => answered({ redirect: "/cart", status: 302 }, headers));
  expect(await send(ADD)).toEqual({ to: "/cart", notices, cart: { count: "1", total: 5 } });
  line.mockImplementationOnce(async () => answered({ data: { error: "x" } }));
  expect(await send(LOGIN)).toEqual({ data: { error: "x" }, notices: [], cart: null });
});

test.each<[string, () => Promise<Response>]>([
  ["no network", () => Promise.reject(new TypeError("failed"))],
  ["a fault", async () => answered({ error: "x" })],
  ["another's page", async () => new Response("<p>Wi-Fi", { headers: { "Content-Type": "text/html" } })],
  ["a cut answer", async () => new Response("[", { headers: { "Content-Type": "text/x-script" } })],
])("%s is no answer", async (_, answer) => {
  line.mockImplementation(answer);
  expect(await send(ADD)).toBeNull();
});
