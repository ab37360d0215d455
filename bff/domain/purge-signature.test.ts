import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSignedPurge } from "./purge-signature.ts";

const SECRET = "a purge secret of at least 32 letters";
const BODY = '{"products":[7]}';
const NOW = 1_800_000_000;

const macOf = (time: number, body = BODY, secret = SECRET) =>
  createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
const signed = (time: number) => `Purge t=${time}, v=${macOf(time)}`;

test.each([0, -300, 300])("a signature from %i seconds ago, or ahead, is accepted", async (offset) => {
  expect(await isSignedPurge(SECRET, BODY, signed(NOW + offset), NOW)).toBe(true);
});

test.each([-301, 301])("a signature from %i seconds away is refused", async (offset) => {
  expect(await isSignedPurge(SECRET, BODY, signed(NOW + offset), NOW)).toBe(false);
});

describe("a signature is refused", () => {
  test.each([
    ["of another secret", `Purge t=${NOW}, v=${macOf(NOW, BODY, "another secret of at least 32 letters")}`],
    ["of another body", `Purge t=${NOW}, v=${macOf(NOW, '{"all":true}')}`],
    ["of another time", `Purge t=${NOW}, v=${macOf(NOW - 1)}`],
    ["of nothing", undefined],
    ["that is empty", ""],
    ["behind other text", `x${signed(NOW)}`],
    ["with other text behind it", `${signed(NOW)}0`],
    ["that is too short", signed(NOW).slice(0, -1)],
    ["in capital letters", `Purge t=${NOW}, v=${macOf(NOW).toUpperCase()}`],
    ["of another scheme", signed(NOW).replace("Purge", "Bearer")],
    ["with a time in milliseconds", `Purge t=${NOW}000, v=${macOf(NOW * 1_000)}`],
  ])("%s", async (_, header) => {
    expect(await isSignedPurge(SECRET, BODY, header, NOW)).toBe(false);
  });
});
