/**
 * Customers' sessions in memory, for tests of their callers and of what happens when their object does not answer.
 */
import { memoryShoppers } from "#tests/fixtures/memory-shoppers.ts";

type Call = "open" | "isLive" | "end" | "endAll" | "renew" | "completeRenewal" | "successor";

/** Makes objects that know no session yet; `namespace` is what the environment binds as `SHOPPER`. */
export function fakeRegistries() {
  const { namespace, platform, shoppers } = memoryShoppers();
  return {
    namespace,
    /** The calls that were made, as `sessions.isLive`. */
    calls: platform.calls,
    /** Every session is ended, as from another machine. */
    endBehindTheBack: () => Promise.all([...shoppers.values()].map(({ sessions }) => sessions.endAll())),
    /** From now on every call fails, or every one of this name. */
    fail(how: "throws" | "hangs", call?: Call): void {
      if (call) platform[how === "throws" ? "failing" : "hanging"].add(`sessions.${call}`);
      else platform[how === "throws" ? "isReached" : "isHung"] = how === "hangs";
    },
  };
}

export type FakeRegistries = ReturnType<typeof fakeRegistries>;
