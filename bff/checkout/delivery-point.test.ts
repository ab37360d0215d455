/** The point of an address: stored with the words that name it, or not stored, and then nothing has changed. */

import { afterEach, describe, expect, test, vi } from "vitest";
import { readNote, writeNotes } from "#bff/shopper/own-notes.ts";
import { ADDRESS, newCheckout } from "#tests/fixtures/checkout.ts";
import { randomKey } from "../session/random-key.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { forgetPoint, markPoint } from "./delivery-point.ts";

type Checkout = Awaited<ReturnType<typeof newCheckout>>;

const POINT = { lat: 47.92001, long: 106.91002 };
const WORDS = "нэг.хоёр.гурав";
const DRAFT: ShippingDraft = { ...ADDRESS, orderKey: randomKey() };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @param draft what the customer has typed, which the API has taken; nothing when absent */
async function customerWith(draft?: ShippingDraft) {
  const checkout = await newCheckout();
  await checkout.request(async ({ visitor }) => draft && writeNotes(visitor, { shipping: draft }));
  return checkout;
}

const mark = ({ request }: Checkout, point = POINT) => request(({ visitor }) => markPoint(visitor, point));
const forget = ({ request }: Checkout) => request(({ visitor }) => forgetPoint(visitor));
const draftOf = ({ request }: Checkout) => request(({ visitor }) => readNote(visitor, "shipping"));

/** The shop uses the service of three words, which answers this; null: it does not answer. */
async function naming({ request }: Checkout, words: string | null) {
  await request(async ({ visitor }) => Object.assign(visitor.env, { W3W_API_KEY: "key" }));
  vi.stubGlobal("fetch", async () => (words === null ? new Response(null, { status: 500 }) : Response.json({ words })));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

describe("a point that is chosen", () => {
  test("is stored, and the API does not have this address any more", async () => {
    const checkout = await customerWith(DRAFT);
    expect(await mark(checkout)).toEqual({ outcome: "marked" });
    expect(await draftOf(checkout)).toEqual({ ...DRAFT, point: POINT, orderKey: null });
  });

  test.each([
    ["in the place of what was typed, which is told", "дөрөв.тав.зургаа", "дөрөв.тав.зургаа"],
    ["where nothing was typed", "", ""],
    ["and nothing is replaced where they are the ones that were typed", WORDS, ""],
  ])("brings its three words, %s", async (_, typed, before) => {
    const checkout = await customerWith({ ...DRAFT, w3w: typed });
    await naming(checkout, WORDS);
    expect(await mark(checkout)).toEqual({ outcome: "found", before });
    expect(await draftOf(checkout)).toMatchObject({ w3w: WORDS, point: POINT, orderKey: null });
  });

  test("is stored without words where the service does not answer", async () => {
    const checkout = await customerWith(DRAFT);
    await naming(checkout, null);
    expect(await mark(checkout)).toEqual({ outcome: "wordless" });
    expect(await draftOf(checkout)).toMatchObject({ w3w: "", point: POINT });
  });

  test("is not, where the service does not answer and the address has words of its own", async () => {
    const draft = { ...DRAFT, w3w: WORDS };
    const checkout = await customerWith(draft);
    await naming(checkout, null);
    expect(await mark(checkout)).toEqual({ outcome: "kept" });
    expect(await draftOf(checkout)).toEqual(draft);
  });

  test("abroad is not stored: the shop does not deliver there", async () => {
    const checkout = await customerWith(DRAFT);
    expect(await mark(checkout, { lat: 39.9, long: 116.4 })).toEqual({ outcome: "abroad" });
    expect(await draftOf(checkout)).toEqual(DRAFT);
  });
});

describe("a point that is taken out", () => {
  test("takes its three words with it, and nothing else of the address", async () => {
    const checkout = await customerWith({ ...DRAFT, w3w: WORDS, point: POINT });
    await forget(checkout);
    expect(await draftOf(checkout)).toEqual({ ...DRAFT, w3w: "", point: undefined, orderKey: null });
  });

  test("leaves an address as it is that has none: its words were typed, and the API has them", async () => {
    const draft = { ...DRAFT, w3w: WORDS };
    const checkout = await customerWith(draft);
    await forget(checkout);
    expect(await draftOf(checkout)).toEqual(draft);
  });
});
