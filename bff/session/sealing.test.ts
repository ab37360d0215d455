import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyRing } from "../env.ts";
import { digest, isDigest, open, type Protection, protect } from "./sealing.ts";

const key = (keyId: string, first: number) => ({ keyId, bytes: Uint8Array.from({ length: 32 }, (_, i) => first + i) });
const ring: KeyRing = [key("new", 1)];
const NOW = 1_800_000_000;
const DAY = 86_400;

/** @param seconds since the epoch */
const setTime = (seconds: number) => void vi.setSystemTime(seconds * 1_000);

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1_000, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe.each<Protection>(["signed", "sealed"])("a %s value", (protection) => {
  const made = (keys = ring, context = "cart") => protect(keys, protection, context, "1.2_Хар");
  const opened = (value: string, { keys = ring, context = "cart" } = {}) => open(keys, protection, context, value, DAY);

  it("comes back until its lifetime ends", async () => {
    const value = await made();
    setTime(NOW + DAY - 1);
    expect(await opened(value)).toBe("1.2_Хар");
  });

  it("ends with its lifetime, and is not from the future", async () => {
    const value = await made();
    for (const time of [NOW + DAY, NOW - 61]) {
      setTime(time);
      expect(await opened(value)).toBeUndefined();
    }
  });

  it("is worth nothing in another cookie", async () => {
    expect(await opened(await made(), { context: "compare" })).toBeUndefined();
  });

  it("opens with an older key of the ring, and not with a key that left it", async () => {
    const old: KeyRing = [key("old", 101)];
    const value = await made(old);
    expect(await opened(value, { keys: [key("new", 1), key("old", 101)] })).toBe("1.2_Хар");
    expect(await opened(value)).toBeUndefined();
    expect(await opened(value, { keys: [key("old", 1)] })).toBeUndefined();
  });

  it("is closed with the newest key", async () => {
    const both: KeyRing = [key("new", 1), key("old", 101)];
    expect(await opened(await made(both))).toBe("1.2_Хар");
  });

  it("does not survive a change of any one character", async () => {
    const value = await made();
    for (let at = 0; at < value.length; at += 7) {
      const other = value[at] === "A" ? "B" : "A";
      expect(await opened(value.slice(0, at) + other + value.slice(at + 1)), `at ${at}`).toBeUndefined();
    }
    expect(await opened(value.slice(0, -4))).toBeUndefined();
    expect(await opened("")).toBeUndefined();
  });
});

it("a sealed value shows nothing of what it holds; a signed one is no seal", async () => {
  const token = "canary-token-0123456789";
  const sealed = await protect(ring, "sealed", "session", token);
  for (const part of sealed.split("."))
    expect(Buffer.from(part, "base64url").toString("latin1")).not.toContain("canary");
  const signed = await protect(ring, "signed", "session", token);
  expect(await open(ring, "sealed", "session", signed, DAY)).toBeUndefined();
  expect(await open(ring, "signed", "session", sealed, DAY)).toBeUndefined();
});

it("refuses a value that names no algorithm", async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const header = part({ alg: "none", kid: "new", ctx: "cart", iat: NOW });
  expect(await open(ring, "signed", "cart", `${header}.${part({})}.`, DAY)).toBeUndefined();
});

it("knows a digest of its own under every key of the ring, for one context and one text", async () => {
  const old: KeyRing = [key("old", 101)];
  const made = await digest(old, "form", "session 1");
  const both: KeyRing = [key("new", 1), key("old", 101)];
  expect(await isDigest(both, "form", "session 1", made)).toBe(true);
  expect(await isDigest(ring, "form", "session 1", made)).toBe(false);
  expect(await isDigest(both, "form", "session 2", made)).toBe(false);
  expect(await isDigest(both, "order", "session 1", made)).toBe(false);
  expect(await isDigest(both, "form", "session 1", `${made}=`)).toBe(false);
  expect(await isDigest(both, "form", "session 1", "")).toBe(false);
});
