import { describe, expect, it } from "vitest";
import { RequestTrace } from "./request-trace.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

describe("a request's trace", () => {
  it.each([
    ["", `00-${TRACE}-${PARENT}-00`, "00"],
    [", and says that it is recorded", `00-${TRACE}-${PARENT}-01`, "01"],
    [" of a later version", `cc-${TRACE}-${PARENT}-03-what-comes-later`, "01"],
  ])("continues the sender's%s", (_, header, flags) => {
    const trace = new RequestTrace(header);
    expect(trace.traceId).toBe(TRACE);
    expect(trace.begin().traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-${flags}$`));
  });

  it.each([
    undefined,
    "",
    "demo@och.mn",
    `00-${"0".repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE}-${PARENT}-01\n`,
  ])("is a new one for %j", (header) => {
    const trace = new RequestTrace(header);
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.traceId).not.toBe(TRACE);
    expect(trace.begin().traceparent).toMatch(/-00$/);
    expect(new RequestTrace(header).traceId).not.toBe(trace.traceId);
  });

  it("counts calls that have ended, each try with a span of its own, and replies from the cache", () => {
    let now = 1_000;
    const trace = new RequestTrace(undefined, () => now);
    const [menu, product] = [trace.begin(), trace.begin()];
    expect(trace.calls).toBe(0);
    now = 1_030;
    menu.end("ok");
    now = 1_050;
    product.end("timeout");
    trace.countKept();
    trace.begin();
    expect([trace.calls, trace.callMs, trace.kept]).toEqual([2, 80, 1]);
    expect(menu.traceparent).not.toBe(product.traceparent);
  });
});
