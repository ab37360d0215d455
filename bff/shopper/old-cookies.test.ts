/** Cookies of the version before are moved once; until 1 February 2027. */
import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { SESSION } from "#tests/support/door.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { shortTag } from "../session/customer.ts";
import { oldCookies } from "./old-cookies.ts";
import { readCompared } from "./own-compare.ts";
import { readNote } from "./own-notes.ts";
import { shownCompared } from "./shown.ts";

test("a comparison is shown, moved and cleared", async () => {
  const browser = returningVisitor(fakeShop({}));
  await browser.request(async (_, { shopper: { jar } }) => jar.write(oldCookies.compare, "7_8"));
  await browser.request(async (_, visitor) => {
    expect(await shownCompared(visitor)).toEqual([7, 8]);
    expect(await readCompared(visitor)).toEqual([7, 8]);
  });
  await browser.request(async (_, visitor) => {
    expect(await visitor.shopper.jar.read(oldCookies.compare)).toBeUndefined();
    expect([await readCompared(visitor), await shownCompared(visitor)]).toEqual([
      [7, 8],
      [7, 8],
    ]);
  });
});

test("coupon and draft of the customer who is signed in are moved and cleared, and another's are not", async () => {
  const draft = '[7,true,"Бат","99112233","","a@b.mn","",1,2,"45 тоот","a.b.c",null,null,"5","qpay",[47,107]]';
  for (const customer of [7, 8]) {
    const browser = returningVisitor(fakeShop({}));
    const session = { ...SESSION, customer };
    await browser.signIn(session);
    await browser.request(async (_, { env, shopper: { jar } }) => {
      jar.write(oldCookies.coupon, `NAADAM.${await shortTag(env.COOKIE_KEYS, { ...SESSION, customer: 7 })}.1s`);
      jar.write(oldCookies.shipping, draft);
    });
    const read = () =>
      browser.request(async (_, visitor) => [await readNote(visitor, "coupon"), await readNote(visitor, "shipping")]);
    const moved = [
      { code: "NAADAM" },
      { name: "Бат", more: "45 тоот", bonus: "5", payment: "qpay", point: { lat: 47, long: 107 } },
    ];
    for (const _ of [1, 2]) {
      if (customer === 7) expect(await read()).toMatchObject(moved);
      else expect(await read()).toEqual([undefined, undefined]);
    }
  }
});
