import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyRing } from "../env.ts";
import { MAX_LINES } from "../rules/cart.ts";
import { MAX_QUANTITY } from "../rules/stock.ts";
import { type CookieDefinition, CookieJar } from "./cookie-jar.ts";
import { cookies, MAX_TOKEN_LENGTH } from "./cookies.ts";

const key = (keyId: string, first: number) => ({ keyId, bytes: Uint8Array.from({ length: 32 }, (_, i) => first + i) });
const ring: KeyRing = [key("k1", 1)];
const NOW = 1_800_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1_000, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const jarOf = (header: string | null, { keys = ring, secure = true } = {}) =>
  new CookieJar(header, { ring: keys, secure });

/** What the browser sends after an answer of this jar. */
async function sent(jar: CookieJar): Promise<string> {
  return (await jar.headers())
    .filter((header) => !header.includes("Max-Age=0"))
    .map((header) => header.split(";")[0])
    .join("; ");
}

/** A value of each cookie, long rather than short. */
const LONGEST_VALUES: {
  [Name in keyof typeof cookies]: (typeof cookies)[Name] extends CookieDefinition<infer Value> ? Value : never;
} = {
  session: {
    token: "t".repeat(MAX_TOKEN_LENGTH),
    customer: 9_999_999_999,
    sid: "s".repeat(22),
    saved: [9_999_999_995, 9_999_999_996, 9_999_999_997, 9_999_999_998, 9_999_999_999],
    user: { name: "ᠮ".repeat(40), bonus: 999_999_999.5 },
    renewal: "r".repeat(22),
  },
  shopper: "s".repeat(22),
  shown: {
    lines: Array.from({ length: MAX_LINES }, (_, index) => [9_999_999_999 - index, MAX_QUANTITY]),
    of: "o".repeat(8),
    compared: [9_999_999_996, 9_999_999_997, 9_999_999_998, 9_999_999_999],
  },
  recent: Array.from({ length: 10 }, (_, index) => 9_999_999_990 + index),
  notices: {
    notices: [
      {
        kind: "success",
        key: "notices.removedFromCart",
        values: { model: "Ө".repeat(60) },
        undo: {
          to: "/cart",
          fields: { intent: "restore", id: 9_999_999_999, quantity: MAX_QUANTITY, place: 39, removed: "9".repeat(48) },
        },
      },
      { kind: "info", key: "n".repeat(40), values: { model: "Ө".repeat(60) }, link: { to: "/x", key: "k".repeat(40) } },
    ],
    typed: [1, 2, 3].map((id) => ({ id, text: "ө".repeat(12), isShort: true })),
  },
  view: "grid",
  language: "mn",
  theme: "light",
};

const names = Object.keys(cookies) as (keyof typeof cookies)[];

describe.each(names)("cookie %s", (name) => {
  const definition = cookies[name] as CookieDefinition<unknown>;
  const value: unknown = LONGEST_VALUES[name];

  it("comes back as it was written, and at its longest a browser keeps it", async () => {
    const jar = jarOf(null);
    jar.write(definition, value);
    const header = await sent(jar);
    const [, text = ""] = header.split(/=(.*)/s);
    expect(text.length).toBeLessThan(4_096 - 200);
    expect(await jarOf(header).read(definition)).toEqual(value);
  });

  it("carries the attributes that the platform allows", async () => {
    const jar = jarOf(null);
    jar.write(definition, value);
    expect((await jar.headers())[0]).toMatch(
      new RegExp(`^__Host-${name}=[^;]+; Max-Age=${definition.maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    const local = jarOf(null, { secure: false });
    local.write(definition, value);
    expect((await local.headers())[0]).toMatch(
      new RegExp(`^${name}=[^;]+; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it("ends with its lifetime", async () => {
    if (definition.protection === "plain") return;
    const jar = jarOf(null);
    jar.write(definition, value);
    const header = await sent(jar);
    vi.setSystemTime((NOW + definition.maxAge - 1) * 1_000);
    expect(await jarOf(header).read(definition)).toEqual(value);
    vi.setSystemTime((NOW + definition.maxAge) * 1_000);
    expect(await jarOf(header).read(definition)).toBeUndefined();
  });

  it("as random text is none, and is cleared", async () => {
    const texts = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.base64String(),
      fc.constant("x".repeat(60_000)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const encoded = encodeURIComponent(text);
        // A cookie that nothing protects may be met by chance.
        fc.pre(encoded !== "" && (definition.protection !== "plain" || definition.decode(encoded) === undefined));
        const jar = jarOf(`__Host-${name}=${encoded}`);
        expect(await jar.read(definition)).toBeUndefined();
        expect(await jar.headers()).toEqual([expect.stringContaining(`__Host-${name}=; Max-Age=0;`)]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the jar", () => {
  it("shows a request what it wrote itself, and sends only the last value", async () => {
    const jar = jarOf(null);
    jar.write(cookies.view, "grid");
    jar.write(cookies.view, "list");
    expect(await jar.read(cookies.view)).toBe("list");
    expect(await jar.headers()).toHaveLength(1);
    jar.clear(cookies.view);
    expect(await jar.read(cookies.view)).toBeUndefined();
    expect(await jar.headers()).toEqual([expect.stringContaining("__Host-view=; Max-Age=0;")]);
  });

  it("finds the shopper's cart and session behind a hundred kilobytes of cookies of other scripts", async () => {
    const jar = jarOf(null);
    jar.write(cookies.recent, [7, 8]);
    const others = Array.from({ length: 25 }, (_, index) => `_ad${index}=${"x".repeat(4_000)}`).join("; ");
    expect(await jarOf(`${others}; ${await sent(jar)}`).read(cookies.recent)).toEqual([7, 8]);
  });

  it("takes the value of no other cookie, as it could be planted under another name", async () => {
    const jar = jarOf(null);
    // Written as the text that names a guest's object.
    jar.write(cookies.recent, [1_234_567, 1_234_567, 123_456]);
    const planted = (await sent(jar)).replace("recent", "shopper");
    expect(await jarOf(planted).read(cookies.shopper)).toBeUndefined();
  });

  it("takes over https no name that a neighbouring host could have planted", async () => {
    expect(await jarOf("view=list").read(cookies.view)).toBeUndefined();
  });

  it("survives a header of 60 KB and one that is no list of cookies", async () => {
    const text = "k=v; ".repeat(12_000);
    expect(await jarOf(`${text}__Host-view=list`).read(cookies.view)).toBe("list");
    expect(await jarOf(";;;=;\u0000=%E0%A4; __proto__=1; __Host-view=list").read(cookies.view)).toBe("list");
  });
});

describe("what the jar tells of a browser", () => {
  const bringing = async (ids: number[]) => {
    const jar = jarOf(null);
    jar.write(cookies.recent, ids);
    return jarOf(await sent(jar));
  };

  it("that its answer sets a cookie: clearing one sets none", async () => {
    const jar = await bringing([1]);
    expect(jar.isWritten).toBe(false);
    await jar.read(cookies.recent);
    expect(jar.isWritten).toBe(false);
    jar.clear(cookies.recent);
    expect([jar.isWritten, jar.hasChanged(cookies.recent)]).toEqual([false, true]);
    jar.write(cookies.view, "list");
    expect(jar.isWritten).toBe(true);
  });

  it("what it brought, whatever was written since", async () => {
    const jar = await bringing([1, 2]);
    jar.write(cookies.recent, [3]);
    expect(await jar.brought(cookies.recent)).toEqual([1, 2]);
    expect(await jar.read(cookies.recent)).toEqual([3]);
    expect(await jarOf(null).brought(cookies.recent)).toBeUndefined();
    expect(await jarOf("__Host-recent=broken").brought(cookies.recent)).toBeUndefined();
  });
});
