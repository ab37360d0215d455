/** How long a provider of sign-ins is waited for, and what of its answers is none. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeAbortTimeout, hang, stall } from "#tests/support/silent-answers.ts";
import { ServiceFault } from "../ask-service.ts";
import { profileFor } from "./provider-client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SETTINGS = {
  ...{ clientId: "client", clientSecret: "secret", authorizeUrl: "https://provider.test/authorize" },
  ...{ tokenUrl: "https://provider.test/token", profileUrl: "https://provider.test/me" },
};
const SENT = { code: "x", redirectUri: "https://shop.test/login/facebook/callback", verifier: "v" };

const cases = (["token", "profile"] as const).flatMap((call) =>
  [hang, stall('{"access_token":')].map((answer) => [call, answer.name, answer] as const),
);

test.each(cases)("for the %s four seconds and not longer, body included, once (%s)", async (call, _, answer) => {
  vi.useFakeTimers();
  fakeAbortTimeout();
  const token = async () => Response.json({ access_token: "a-token" });
  const asked = vi.fn((address: string, init: RequestInit) =>
    call === "profile" && address === SETTINGS.tokenUrl ? token() : answer(init),
  );
  vi.stubGlobal("fetch", asked);
  const outcome = vi.fn();
  const pending = profileFor("facebook", SETTINGS, SENT).then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new ServiceFault(call, "timeout", "4000 ms"));
  await pending;
  expect(asked).toHaveBeenCalledTimes(call === "token" ? 1 : 2);
  expect(vi.getTimerCount()).toBe(0);
});

/** A body, its status and headers. */
type Answer = ConstructorParameters<typeof Response>;
const TOKEN: Answer = ['{"access_token":"a-token"}'];
const bad: [what: string, answer: Answer, reason: string][] = [
  ["an error", ['{"access_token":"a","id":"1"}', { status: 500 }], "status"],
  ["a refusal", ["{}", { status: 401 }], "status"],
  ["a redirect", [null, { status: 302, headers: { Location: "https://elsewhere.test/" } }], "status"],
  ["a page", ["<!DOCTYPE html><title>nginx</title>"], "shape"],
  ["half an answer", ['{"access_token":"a-to'], "shape"],
  ["no body", [""], "shape"],
  ["another shape", ['{"access_token":{},"id":{},"error":{"code":190}}'], "shape"],
  ["a list", ["[]"], "shape"],
  ["nothing", ["null"], "shape"],
  ["more than 64 KB", [`{"access_token":"a","padding":"${"x".repeat(70_000)}"}`], "shape"],
];

describe.each(["token", "profile"] as const)("in place of the %s", (call) => {
  test.each(bad)("%s is a fault, and nothing is asked after it", async (_, answer, reason) => {
    const asked = vi.fn(
      async (address: string, _init: RequestInit) =>
        new Response(...(call === "profile" && address === SETTINGS.tokenUrl ? TOKEN : answer)),
    );
    vi.stubGlobal("fetch", asked);
    await expect(profileFor("facebook", SETTINGS, SENT)).rejects.toMatchObject({ call, reason });
    expect(asked).toHaveBeenCalledTimes(call === "token" ? 1 : 2);
    for (const [, init] of asked.mock.calls) expect(init.redirect).toBe("manual");
  });

  test("a broken connection is a fault", async () => {
    vi.stubGlobal("fetch", async (address: string) => {
      if (call === "profile" && address === SETTINGS.tokenUrl) return new Response(...TOKEN);
      throw new TypeError("socket hang up");
    });
    await expect(profileFor("facebook", SETTINGS, SENT)).rejects.toMatchObject({ call, reason: "reset" });
  });
});
