/** How long a provider of sign-ins is waited for. */
import { afterEach, expect, test, vi } from "vitest";
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
