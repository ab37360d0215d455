import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { usualMethods } from "./rules/payment-methods.ts";

const API = { fetch: () => Promise.resolve(new Response()) };
const secret = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index * 7)).toString("base64url");
/** A local environment that starts, but for what is given. */
const read = (bindings: object) => readEnv({ API, COOKIE_KEYS: `k1:${secret}`, ...bindings });

/** A complete production environment. */
const PRODUCTION = {
  SHOP_ENV: "production",
  SHOP_ORIGIN: "https://shop.example",
  API_ORIGIN: "https://api.example",
  COOKIE_KEYS: `k1:${secret}`,
  ASSETS: API,
  SHOPPER: { get: () => undefined },
  LIMIT_SIGN_IN: { limit: () => undefined },
  LIMIT_ACCOUNT: { limit: () => undefined },
  LIMIT_ACCOUNT_HERE: { limit: () => undefined },
  LIMIT_LOOK_UP: { limit: () => undefined },
  LIMIT_LISTS: { limit: () => undefined },
  ATTEMPTS: { get: () => undefined },
};
const FACEBOOK = { FACEBOOK_CLIENT_ID: "1", FACEBOOK_CLIENT_SECRET: "s" };
const MAP_ATTRIBUTION = "© its authors";
const AD = { picture: "bank.jpg", href: "https://bank.test/loans", mn: "Зээл", en: "Loans" };

it("reads a ring of keys, newest first", () => {
  const { COOKIE_KEYS } = read({ COOKIE_KEYS: `k2:${secret}, k1:${secret}` });
  expect(COOKIE_KEYS.map(({ keyId, bytes }) => [keyId, bytes.byteLength])).toEqual([
    ["k2", 32],
    ["k1", 32],
  ]);
});

it("refuses a ring that names one key id twice", () => {
  const other = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => 255 - index)).toString("base64url");
  expect(() => read({ COOKIE_KEYS: `k1:${secret},k2:${other}, k1:${other}` })).toThrow(/names one key id twice/);
});

/** Values with which a shop does not start, by variable, and what it says of them. */
const REFUSED: Record<string, [message: RegExp, values: readonly (string | undefined)[], beside?: object]> = {
  COOKIE_KEYS: [
    /^Refusing to start: .*COOKIE_KEYS/,
    [
      ...[undefined, "", "k1", "k1:", "secret", `:${secret}`, `k1:${secret.slice(0, 40)}`, `k1:${secret}A`],
      ...[`k1:${"A".repeat(43)}`, `k1:${Buffer.from("changeme".repeat(4)).toString("base64url")}`],
      ...[`k1:${secret},`, `far-too-long:${secret}`],
    ],
  ],
  API_ORIGIN: [/API_ORIGIN/, ["ftp://api.example", "javascript:alert(1)", "api.example", "//api.example"]],
  PAYMENT_METHODS: [/PAYMENT_METHODS is not a list of/, ["", "cash", "qpay,qpay", "qpay,"]],
  SHOP_POINT: [/SHOP_POINT: not degrees/, ["Улаанбаатар", "47.9", "48.8566, 2.3522", "106.9172, 47.9176"]],
  MAP_TILES: [
    /MAP_TILES: not an http/,
    [
      ...["https://tiles.example/map.png", "https://{s}.tiles.example/{z}/{x}/{y}.png", "/{z}/{x}/{y}"],
      ...["https://tiles.example;script-src *//{z}/{x}/{y}", "https://a b/{z}/{x}/{y}", "data:{z}{x}{y}"],
      "ftp://tiles.example/{z}/{x}/{y}",
    ],
    { MAP_ATTRIBUTION },
  ],
  MAP_ATTRIBUTION_URL: [/MAP_ATTRIBUTION_URL/, ["javascript:alert(1)"]],
  FACEBOOK_TOKEN_URL: [
    /FACEBOOK_TOKEN_URL: not an http/,
    ["javascript:alert(1)", "facebook", "https://a.example/#token"],
    FACEBOOK,
  ],
  FEEDBACK_URL: [
    /FEEDBACK_URL/,
    ["http://hooks.example/x", "ftp://127.0.0.1/x", "javascript:alert(1)", "hooks.example", "//hooks.example"],
  ],
  SIDE_ADS: [
    /SIDE_ADS: not a JSON list of at most two/,
    [
      ...["bank.jpg", "{}", JSON.stringify([AD, AD, AD])],
      ...[{ href: "javascript:alert(1)" }, { picture: "../product/x.jpg" }, { en: "" }, { colour: "red" }].map((odd) =>
        JSON.stringify([{ ...AD, ...odd }]),
      ),
    ],
  ],
};

describe.each(Object.entries(REFUSED))("%s", (name, [message, values, beside]) => {
  it.each(values)("refuses to start as %j, and tells no secret", (value) => {
    const start = () => read({ ...beside, [name]: value });
    expect(start).toThrow(message);
    expect(start).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret.slice(0, 20)) }));
  });
});

it("ways to pay are all that need no old app, unless the shop says otherwise", () => {
  const methods = (bindings: object) => read(bindings).PAYMENT_METHODS;
  expect(methods({ API_GENERATION: "second" })).toEqual(usualMethods("second"));
  expect(methods({ PAYMENT_METHODS: "mongolchat, qpay" })).toEqual(["mongolchat", "qpay"]);
});

it.each([
  ["SHOP_POINT", "47.91760, 106.91720", "47.91760, 106.91720"],
  ["SHOP_POINT", "", undefined],
  ["MAP_TILES", "", undefined],
  ["FEEDBACK_URL", "http://127.0.0.1:9/feedback", "http://127.0.0.1:9/feedback"],
  ["API_ORIGIN", "http://127.0.0.1:9/x?y", "http://127.0.0.1:9"],
  ["SIDE_ADS", "", []],
  ["SIDE_ADS", JSON.stringify([AD, AD]), [AD, AD]],
])("%s takes %j", (name, value, taken) => {
  expect(Object(read({ [name]: value }))[name]).toEqual(taken);
});

it("the map's pictures need whose they are", () => {
  const MAP_TILES = "http://127.0.0.1:9000/{z}/{x}/{y}{r}.png";
  expect(read({ MAP_TILES, MAP_ATTRIBUTION }).MAP_TILES).toBe(MAP_TILES);
  expect(() => read({ MAP_TILES })).toThrow(/MAP_TILES is set without MAP_ATTRIBUTION/);
});

it("a provider of sign-ins is configured whole or not at all, in production over https alone", () => {
  expect(read({}).FACEBOOK_CLIENT_ID).toBeUndefined();
  expect(read({ FACEBOOK_CLIENT_ID: "", FACEBOOK_CLIENT_SECRET: " " }).FACEBOOK_CLIENT_ID).toBeUndefined();
  expect(read(FACEBOOK).FACEBOOK_PROFILE_URL).toBe("https://graph.facebook.com/v23.0/me");
  for (const name of Object.keys(FACEBOOK))
    expect(() => read({ ...FACEBOOK, [name]: "" })).toThrow(/^Refusing to start: of FACEBOOK_CLIENT_ID and/);
  const production = { ...PRODUCTION, ...FACEBOOK };
  expect(readEnv(production).FACEBOOK_CLIENT_ID).toBe("1");
  for (const name of ["AUTHORIZE", "TOKEN", "PROFILE"])
    expect(() => readEnv({ ...production, [`FACEBOOK_${name}_URL`]: "http://a.example" })).toThrow(
      `FACEBOOK_${name}_URL is not https`,
    );
});

describe("production", () => {
  it.each(Object.keys(PRODUCTION).filter((name) => name !== "SHOP_ENV"))("refuses to start without %s", (name) => {
    expect(() => readEnv({ ...PRODUCTION, [name]: undefined })).toThrow(new RegExp(`^Refusing to start: .*${name}`));
  });

  it.each([
    [{ SHOP_ORIGIN: "http://shop.example" }, "SHOP_ORIGIN"],
    [{ API_ORIGIN: "http://api.example" }, "API_ORIGIN"],
    [{ API }, ""],
    [{ RATE_LIMITS: "off" }, "RATE_LIMITS"],
    // What everybody knows opens every session.
    [{ COOKIE_KEYS: `local:${secret}` }, "COOKIE_KEYS"],
    [{ SHOP_ENV: "staging" }, "SHOP_ENV"],
    [{ FEEDBACK_URL: "http://127.0.0.1:9/feedback" }, "FEEDBACK_URL"],
    [{ MAP_TILES: "http://127.0.0.1:9000/{z}/{x}/{y}.png", MAP_ATTRIBUTION }, "MAP_TILES is not https"],
    [{ W3W_URL: "http://127.0.0.1:1/words" }, "W3W_URL is not https"],
  ])("refuses to start with %o", (wrong, said) => {
    expect(() => readEnv({ ...PRODUCTION, ...wrong })).toThrow(new RegExp(`^Refusing to start.*${said}`));
  });
});

it("refuses to start without any API", () => {
  expect(() => readEnv({ COOKIE_KEYS: `k1:${secret}` })).toThrow(/neither API_ORIGIN nor/);
});
