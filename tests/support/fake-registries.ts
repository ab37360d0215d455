/**
 * The registries of customers' sessions in memory, for tests of who asks them and what happens when they do not answer.
 */

import type { Renewal, Successor } from "#bff/session/session-registry.ts";

export interface FakeRegistries {
  /** What the environment binds as `SESSIONS`. */
  namespace: object;
  /** The calls that were made, by name. */
  calls: string[];
  /** Every session is ended, as from another machine. */
  endBehindTheBack(): void;
  /** From now on every call fails. */
  fail(how: "throws" | "hangs"): void;
}

export function fakeRegistries(): FakeRegistries {
  const live = new Map<string, Set<string>>();
  const renewals = new Map<string, Renewal & { state: Successor["state"] }>();
  const calls: string[] = [];
  let fault: "throws" | "hangs" | undefined;
  const answer = async <Answer>(name: string, work: () => Answer): Promise<Answer> => {
    calls.push(name);
    if (fault === "throws") throw new Error("no such object");
    if (fault === "hangs") return new Promise(() => undefined);
    return work();
  };
  const registry = (name: string) => {
    const sessions = live.get(name) ?? new Set<string>();
    live.set(name, sessions);
    return {
      open: (sid: string) => answer("open", () => void sessions.add(sid)),
      isLive: (sid: string) => answer("isLive", () => sessions.has(sid)),
      end: (sid: string) => answer("end", () => void sessions.delete(sid)),
      endAll: () => answer("endAll", () => sessions.clear()),
      renew: (sid: string, _: number, renewal: Renewal | null) =>
        answer("renew", () => {
          sessions.clear();
          sessions.add(sid);
          if (renewal) renewals.set(name, { ...renewal, state: "pending" });
          else renewals.delete(name);
        }),
      completeRenewal: (_: string, state: Successor["state"]) =>
        answer("completeRenewal", () => Object.assign(renewals.get(name) ?? {}, { state })),
      successor: (from: string, proof: string) =>
        answer("successor", () => {
          const kept = renewals.get(name);
          if (kept?.from !== from || kept.proof !== proof || !sessions.has(kept.to)) return null;
          return { sid: kept.to, state: kept.state };
        }),
    };
  };
  return {
    namespace: { idFromName: (name: string) => name, get: registry },
    calls,
    endBehindTheBack: () => live.clear(),
    fail: (how) => {
      fault = how;
    },
  };
}
