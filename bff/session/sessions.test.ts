import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cookieOf, newVisitor, SESSION, SHOP, testEnv } from "#tests/support/door.ts";
import { type FakeRegistries, fakeRegistries } from "#tests/support/fake-registries.ts";
import { BffError } from "../errors.ts";
import { cookies, type Session } from "./cookies.ts";
import { endSession } from "./end-session.ts";
import { CONFIRMED_MS, forgetConfirmedSessions, TRUSTED_MS } from "./sessions.ts";

let registries: FakeRegistries;
beforeEach(() => {
  forgetConfirmedSessions();
  registries = fakeRegistries();
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** So many milliseconds pass. */
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const visitorOf = (init: RequestInit, SHOPPER: object = registries.namespace) =>
  newVisitor(new Request(SHOP, init), { env: testEnv({ SHOPPER }) });

/** One request of whoever holds this session. */
async function visit(method: "GET" | "POST", session: Session | null = SESSION) {
  const headers = session ? { Cookie: await cookieOf(cookies.session, session) } : undefined;
  return visitorOf({ method, ...(headers ? { headers } : {}) });
}

const signIn = async (session = SESSION) => (await visit("POST", null)).shopper.sessions.open(session);
const isCleared = async (visitor: Awaited<ReturnType<typeof visit>>) =>
  (await visitor.shopper.jar.headers()).some((header) => header.startsWith("__Host-session=;"));

describe("a session that was ended", () => {
  it("elsewhere can be read with for ten seconds at most, and never written with", async () => {
    await signIn();
    await (await visit("GET")).shopper.session();
    await registries.endBehindTheBack();
    expect(await (await visit("POST")).shopper.session()).toBeUndefined();
    forgetConfirmedSessions();
    registries = fakeRegistries();
    await signIn();
    await registries.endBehindTheBack();
    later(CONFIRMED_MS - 1);
    expect(await (await visit("GET")).shopper.session()).toEqual(SESSION);
    later(1);
    expect(await (await visit("GET")).shopper.session()).toBeUndefined();
  });

  it("cannot be made up: a sealed session that was never begun is none", async () => {
    expect(await (await visit("GET")).shopper.session()).toBeUndefined();
  });
});

describe("a registry that does not answer", () => {
  it.each(["throws", "hangs"] as const)(
    "%s: who was confirmed reads on for five minutes, and writes nothing",
    async (fault) => {
      await signIn();
      registries.fail(fault);
      later(TRUSTED_MS - 1);
      expect(await (await visit("GET")).shopper.session()).toEqual(SESSION);
      await expect((await visit("POST")).shopper.session()).rejects.toMatchObject({ code: "upstream-unreachable" });
      later(1);
      const page = await visit("GET");
      expect(await page.shopper.session({ needed: false })).toBeUndefined();
      expect(await isCleared(page)).toBe(false);
      await expect(page.shopper.session({ needed: true })).rejects.toThrow(BffError);
    },
  );

  it("begins no session, and returns whether one was ended everywhere", async () => {
    await signIn();
    registries.fail("throws");
    await expect(signIn({ ...SESSION, sid: "phone-phone-phone-phon" })).rejects.toThrow(BffError);
    const leaving = await visit("POST");
    expect(await endSession(leaving.shopper)).toBe(false);
    expect(await isCleared(leaving)).toBe(true);
  });
});

describe("a session that was renewed, to a browser that never received the answer", () => {
  const NEW = { ...SESSION, sid: "new-new-new-new-new-ne" };
  const PROOF = "p".repeat(22);
  const come = async (state: "pending" | "done" | "failed", { proof = PROOF, purpose = "" } = {}) => {
    await signIn();
    const renewing = await visit("POST");
    await renewing.shopper.sessions.renew(SESSION, NEW, PROOF);
    if (state !== "pending") await renewing.shopper.sessions.completeRenewal(NEW, state);
    forgetConfirmedSessions();
    return visitorOf({
      headers: {
        Cookie: await cookieOf(cookies.session, { ...SESSION, renewal: proof }),
        ...(purpose ? { "Sec-Purpose": purpose } : {}),
      },
    });
  };
  const came = async (...how: Parameters<typeof come>) => {
    const visitor = await come(...how);
    const session = await visitor.shopper.session();
    const notices = (await visitor.shopper.jar.read(cookies.notices))?.notices ?? [];
    return { session, told: notices.map(({ key }) => key), isNew: visitor.shopper.jar.hasChanged(cookies.session) };
  };

  it("while it is under way, and for a prefetch: it can be used, and is handed on to a later request", async () => {
    expect(await came("pending")).toEqual({ session: NEW, told: [], isNew: false });
    expect(await came("done", { purpose: "prefetch" })).toEqual({ session: NEW, told: [], isNew: false });
  });

  it.each(["throws", "hangs"] as const)(
    "where the registry %s when it is asked for it, nobody is signed out",
    async (fault) => {
      const visitor = await come("done");
      registries.fail(fault, "successor");
      expect(await visitor.shopper.session({ needed: false })).toBeUndefined();
      await expect(visitor.shopper.session({ needed: true })).rejects.toThrow(BffError);
      expect(await isCleared(visitor)).toBe(false);
    },
  );

  it("where the registry says nothing more, it has ended", async () => {
    await came("done");
    registries.fail("throws");
    expect(await (await visit("GET")).shopper.session({ needed: false })).toBeUndefined();
  });
});

describe("what an isolate remembers", () => {
  it("signing out everywhere asks again about that customer's sessions, and about nobody else's", async () => {
    const other = { ...SESSION, token: "other-token", sid: "o".repeat(22) };
    await signIn();
    await signIn(other);
    await (await visit("POST")).shopper.sessions.signOut(SESSION, true);
    registries.calls.length = 0;
    expect(await (await visit("GET", other)).shopper.session()).toEqual(other);
    expect(registries.calls).toEqual([]);
    expect(await (await visit("GET")).shopper.session()).toBeUndefined();
    expect(registries.calls).toContain("read");
  });
});
