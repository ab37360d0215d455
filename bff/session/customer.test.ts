/** What stands for a customer where no name, e-mail or token may be. */
import { expect, test } from "vitest";
import { testEnv } from "#tests/support/door.ts";
import { fingerprint } from "../fingerprint.ts";
import { customerName, customerTag, shortTag } from "./customer.ts";

const ring = testEnv().COOKIE_KEYS;
const [seven, eight] = [7, 8].map((customer) => ({ customer, token: "t" }));

test("a fingerprint is SHA-256 in 64 hexadecimal digits, zeros too", async () => {
  // The well-known digest of "abc", and one that has bytes below 16.
  expect(await fingerprint("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(await fingerprint("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("a customer with a number has one name at every sign-in, another one by the token, which it does not show", async () => {
  expect(await customerName({ customer: 7, token: "one" })).toBe("customer 7");
  expect(await customerName({ customer: 0, token: "one" })).toBe("customer 0");
  for (const customer of [null, undefined])
    expect(await customerName({ customer, token: "abc" })).toBe(`token ${await fingerprint("abc")}`);
});

test("a tag is each customer's own, and changes with the keys; a cookie carries its first eight characters", async () => {
  if (!seven || !eight) throw new Error("none");
  const tag = await customerTag(ring, seven);
  expect(tag).toMatch(/^[\w-]{43}$/);
  expect(await customerTag(ring, { ...seven, token: "other" })).toBe(tag);
  expect(await customerTag(ring, eight)).not.toBe(tag);
  const others = testEnv({ COOKIE_KEYS: "other:YDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY" }).COOKIE_KEYS;
  expect(await customerTag(others, seven)).not.toBe(tag);
  expect(await shortTag(ring, seven)).toBe(tag.slice(0, 8));
});
