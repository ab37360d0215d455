/** How the gate of the customer who is signed in is asked, and what it means that it does not answer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { memoryShoppers } from "#tests/fixtures/memory-shoppers.ts";
import { SESSION } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { atGate, atGateOrNull, GATE_TIMEOUT_AFTER_SUBMIT_MS } from "./customer-gate.ts";

const logged: unknown[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((line: unknown) => void logged.push(JSON.parse(String(line))));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** @param bindings what the Worker has in place of a gate that works */
function customerAt(bindings?: object) {
  const { namespace, platform, shoppers } = memoryShoppers({ "sessions.isLive": () => true });
  const { visitor } = fakeShop({}, bindings ?? { SHOPPER: namespace }).visit();
  visitor.shopper.jar.write(cookies.session, { ...SESSION, customer: 7 });
  return { visitor, platform, shoppers };
}
const never = () => new Promise<never>(() => undefined);

test("a customer's question reaches the gate of that customer", async () => {
  const { visitor, shoppers } = customerAt();
  await atGate(visitor, (gate) => gate.placed("K", "PI1"));
  expect([...shoppers.keys()]).toEqual(["customer 7"]);
  const ledger = await atGateOrNull(visitor, (gate) => gate.read());
  expect(ledger?.placed).toMatchObject([{ key: "K", invoiceId: "PI1" }]);
  expect(logged).toEqual([]);
});

test("a gate that is not reached is a fault, which a page can do without; the log says why", async () => {
  const { visitor, platform } = customerAt();
  platform.isReached = false;
  await expect(atGate(visitor, (gate) => gate.read())).rejects.toMatchObject({
    code: "upstream-unreachable",
    detail: "shopper: not reached",
  });
  expect(await atGateOrNull(visitor, (gate) => gate.read())).toBeNull();
  const line = { level: "error", event: "shopper-fault", requestId: "test", reason: "Error" };
  expect(logged).toEqual([line, line]);
});

test.each([
  [3_000, undefined],
  [GATE_TIMEOUT_AFTER_SUBMIT_MS, GATE_TIMEOUT_AFTER_SUBMIT_MS],
])("a gate that says nothing is waited for %d ms, and then is a fault", async (longest, deadline) => {
  vi.useFakeTimers();
  const { visitor } = customerAt();
  const outcome = vi.fn();
  const asked = atGate(visitor, never, deadline).catch(outcome);
  await vi.advanceTimersByTimeAsync(longest - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  const fault = { code: "upstream-unreachable", detail: `shopper: no answer within ${longest} ms` };
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining(fault));
  expect(logged).toMatchObject([{ event: "shopper-fault", reason: "TooLate" }]);
});
