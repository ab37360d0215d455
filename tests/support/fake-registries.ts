/**
 * In-memory session registries, for tests of their callers and of what happens when they do not answer.
 */

import type { Renewal, Successor } from "#bff/session/session-registry.ts";

type Call = "open" | "isLive" | "end" | "endAll" | "renew" | "completeRenewal" | "successor";

export interface FakeRegistries {
  /** What the environment binds as `SESSIONS`. */
  namespace: object;
  /** The calls that were made, by name. */
  calls: string[];
  /** Every session is ended, as from another machine. */
  endBehindTheBack(): void;
  /** From now on every call fails, or every one of this name. */
  fail(how: "throws" | "hangs", call?: Call): void;
}

/** Makes registries that know no session yet. */
export function fakeRegistries(): FakeRegistries {
  const live = new Map<string, Set<string>>();
  const renewals = new Map<string, Renewal & { state: Successor["state"] }>();
  const calls: string[] = [];
  let fault: { how: "throws" | "hangs"; call: Call | undefined } | undefined;
  const answer = async <Answer>(name: Call, work: () => Answer): Promise<Answer> => {
    calls.push(name);
    const how = !fault?.call || fault.call === name ? fault?.how : undefined;
    if (how === "throws") throw new Error("no such object");
    if (how === "hangs") return new Promise(() => undefined);
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
      renew: (renewal: Renewal) =>
        answer("renew", () => {
          if (!sessions.has(renewal.from)) return false;
          sessions.clear();
          sessions.add(renewal.to);
          if (renewal.proof) renewals.set(name, { ...renewal, state: "pending" });
          else renewals.delete(name);
          return true;
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
    fail: (how, call) => {
      fault = { how, call };
    },
  };
}
