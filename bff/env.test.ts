import { describe, expect, it } from "vitest";
import { deliveryCalendar, readEnv } from "./env.ts";
import { usualMethods } from "./rules/payment-methods.ts";

const API = { fetch: () => Promise.resolve(new Response()) };
const secret = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index * 7)).toString("base64url");
const read = (bindings: object) => readEnv({ API, ...bindings });

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

it("reads a ring of keys, newest first", () => {
  const { COOKIE_KEYS } = read({ COOKIE_KEYS: `k2:${secret}, k1:${secret}` });
  expect(COOKIE_KEYS.map(({ keyId, bytes }) => [keyId, bytes.byteLength])).toEqual([
    ["k2", 32],
    ["k1", 32],
  ]);
});

it("refuses a ring that names one key id twice", () => {
  const other = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => 255 - index)).toString("base64url");
  for (const COOKIE_KEYS of [`k1:${secret},k1:${other}`, `k1:${secret},k2:${other}, k1:${other}`]) {
    expect(() => read({ COOKIE_KEYS })).toThrow(/^Refusing to start: .*COOKIE_KEYS names one key id twice/);
  }
});

describe("ways to pay", () => {
  it("are all that need no old app, unless the shop says otherwise", () => {
    const methods = (PAYMENT_METHODS?: string, API_GENERATION?: string) =>
      read({ COOKIE_KEYS: `k1:${secret}`, PAYMENT_METHODS, API_GENERATION }).PAYMENT_METHODS;
    expect(methods()).toEqual(usualMethods("first"));
    expect(methods(undefined, "second")).toEqual(usualMethods("second"));
    expect(methods("qpay")).toEqual(["qpay"]);
    expect(methods("mongolchat, qpay")).toEqual(["mongolchat", "qpay"]);
  });
  it.each(["", "cash", "qpay,qpay", "qpay,"])("refuse to start as %o", (PAYMENT_METHODS) => {
    expect(() => read({ COOKIE_KEYS: `k1:${secret}`, PAYMENT_METHODS })).toThrow(/PAYMENT_METHODS is not a list of/);
  });
});

describe("the map", () => {
  const keys = { COOKIE_KEYS: `k1:${secret}` };
  it.each(["Улаанбаатар", "47.9", "48.8566, 2.3522", "106.9172, 47.9176"])("refuses SHOP_POINT %s", (SHOP_POINT) => {
    expect(() => read({ ...keys, SHOP_POINT })).toThrow(/SHOP_POINT: not degrees/);
    expect(read({ ...keys, SHOP_POINT: "47.91760, 106.91720" }).SHOP_POINT).toBe("47.91760, 106.91720");
    expect(read({ ...keys, SHOP_POINT: "" }).SHOP_POINT).toBeUndefined();
  });

  const MAP_ATTRIBUTION = "© its authors";
  it("is a plain grid unless the shop names its pictures, and whose they are", () => {
    expect(read(keys).MAP_TILES).toBeUndefined();
    expect(read({ ...keys, MAP_TILES: "" }).MAP_TILES).toBeUndefined();
    const MAP_TILES = "http://127.0.0.1:9000/{z}/{x}/{y}{r}.png";
    expect(read({ ...keys, MAP_TILES, MAP_ATTRIBUTION }).MAP_TILES).toBe(MAP_TILES);
    expect(() => read({ ...keys, MAP_TILES })).toThrow(/MAP_TILES is set without MAP_ATTRIBUTION/);
    expect(() => read({ ...PRODUCTION, API: undefined, MAP_TILES, MAP_ATTRIBUTION })).toThrow(/MAP_TILES is not https/);
    expect(() => read({ ...keys, MAP_ATTRIBUTION_URL: "javascript:alert(1)" })).toThrow(/MAP_ATTRIBUTION_URL/);
  });
  it.each([
    "https://tiles.example/map.png",
    "https://{s}.tiles.example/{z}/{x}/{y}.png",
    "https://tiles.example;script-src *//{z}/{x}/{y}",
    "https://a b/{z}/{x}/{y}",
    "ftp://tiles.example/{z}/{x}/{y}",
    "/{z}/{x}/{y}",
    "data:{z}{x}{y}",
  ])("refuses to start with %o", (MAP_TILES) => {
    expect(() => read({ ...keys, MAP_TILES, MAP_ATTRIBUTION })).toThrow(/MAP_TILES: not an http/);
  });
  it("asks for three words over https alone in production", () => {
    expect(read(keys).W3W_API_KEY).toBeUndefined();
    const W3W_URL = "http://127.0.0.1:1/words";
    expect(read({ ...keys, W3W_URL }).W3W_URL).toBe(W3W_URL);
    expect(() => read({ ...PRODUCTION, API: undefined, W3W_URL })).toThrow(/W3W_URL is not https/);
  });
});

it("a provider of sign-ins is configured whole or not at all, in production over https alone", () => {
  const keys = { COOKIE_KEYS: `k1:${secret}` };
  expect(read(keys).FACEBOOK_CLIENT_ID).toBeUndefined();
  expect(read({ ...keys, FACEBOOK_CLIENT_ID: "", FACEBOOK_CLIENT_SECRET: " " }).FACEBOOK_CLIENT_ID).toBeUndefined();
  const whole = { ...keys, FACEBOOK_CLIENT_ID: "1", FACEBOOK_CLIENT_SECRET: "s" };
  expect(read(whole).FACEBOOK_PROFILE_URL).toBe("https://graph.facebook.com/v23.0/me");
  for (const name of ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"])
    expect(() => read({ ...whole, [name]: "" })).toThrow(/^Refusing to start: of FACEBOOK_CLIENT_ID and/);
  for (const address of ["javascript:alert(1)", "facebook", "https://a.example/#token"])
    expect(() => read({ ...whole, FACEBOOK_TOKEN_URL: address })).toThrow(/FACEBOOK_TOKEN_URL: not an http/);
  const production = { ...whole, ...PRODUCTION };
  expect(readEnv(production).FACEBOOK_CLIENT_ID).toBe("1");
  for (const name of ["AUTHORIZE", "TOKEN", "PROFILE"])
    expect(() => readEnv({ ...production, [`FACEBOOK_${name}_URL`]: "http://a.example" })).toThrow(
      `FACEBOOK_${name}_URL is not https`,
    );
});

describe("side ads", () => {
  const keys = { COOKIE_KEYS: `k1:${secret}` };
  const ad = { picture: "bank.jpg", href: "https://bank.test/loans", mn: "Зээл", en: "Loans" };

  it("are none by themselves, and up to two", () => {
    expect(read(keys).SIDE_ADS).toEqual([]);
    expect(read({ ...keys, SIDE_ADS: "" }).SIDE_ADS).toEqual([]);
    expect(read({ ...keys, SIDE_ADS: JSON.stringify([ad, ad]) }).SIDE_ADS).toEqual([ad, ad]);
  });

  it.each([
    "bank.jpg",
    "{}",
    JSON.stringify([ad, ad, ad]),
    JSON.stringify([{ ...ad, href: "javascript:alert(1)" }]),
    JSON.stringify([{ ...ad, picture: "../product/x.jpg" }]),
    JSON.stringify([{ ...ad, en: "" }]),
    JSON.stringify([{ ...ad, colour: "red" }]),
  ])("refuses to start with %s", (SIDE_ADS) => {
    expect(() => read({ ...keys, SIDE_ADS })).toThrow(/SIDE_ADS: not a JSON list of at most two/);
  });
});

describe("days of delivery", () => {
  const COOKIE_KEYS = `k1:${secret}`;
  it("are working days without the fixed holidays, unless the shop says otherwise", () => {
    const { weekdays, holidays } = deliveryCalendar(read({ COOKIE_KEYS }));
    expect([...weekdays]).toEqual([1, 2, 3, 4, 5]);
    expect(holidays.has("07-11")).toBe(true);
    const own = read({ COOKIE_KEYS, DELIVERY_WEEKDAYS: "1,6", DELIVERY_HOLIDAYS: "2027-02-08" });
    expect(deliveryCalendar(own)).toEqual({ weekdays: new Set([1, 6]), holidays: new Set(["2027-02-08"]) });
  });
  it.each([
    ["DELIVERY_WEEKDAYS", "sunday"],
    ["DELIVERY_WEEKDAYS", ""],
    ["DELIVERY_HOLIDAYS", "30 February"],
  ])("refuse to start when %s is %o", (name, text) => {
    expect(() => read({ COOKIE_KEYS, [name]: text })).toThrow(new RegExp(`^Refusing to start: ${name}: not `));
  });
});

describe("production", () => {
  const whole = PRODUCTION;

  it("starts with everything that it needs", () => {
    expect(readEnv(whole)).toMatchObject({ SHOP_ORIGIN: "https://shop.example", API_ORIGIN: "https://api.example" });
  });

  it.each(Object.keys(whole).filter((name) => name !== "SHOP_ENV"))("refuses to start without %s", (name) => {
    expect(() => readEnv({ ...whole, [name]: undefined })).toThrow(new RegExp(`^Refusing to start: .*${name}`));
  });

  it.each([
    { SHOP_ORIGIN: "http://shop.example" },
    { API_ORIGIN: "http://api.example" },
    { API },
    { RATE_LIMITS: "off" },
    // What everybody knows opens every session.
    { COOKIE_KEYS: `local:${secret}` },
    { SHOP_ENV: "staging" },
    { FEEDBACK_URL: "http://127.0.0.1:9/feedback" },
  ])("refuses to start with %o", (wrong) => {
    expect(() => readEnv({ ...whole, ...wrong })).toThrow(/^Refusing to start/);
  });
});

it.each(["http://hooks.example/x", "ftp://127.0.0.1/x", "javascript:alert(1)", "hooks.example", "//hooks.example"])(
  "refuses FEEDBACK_URL %s",
  (FEEDBACK_URL) => {
    expect(() => read({ COOKIE_KEYS: `k1:${secret}`, FEEDBACK_URL })).toThrow(/FEEDBACK_URL/);
  },
);

it.each(["https://hooks.example/T0/B0", "http://127.0.0.1:9/feedback", "http://localhost/x"])(
  "takes FEEDBACK_URL %s",
  (FEEDBACK_URL) => {
    expect(read({ COOKIE_KEYS: `k1:${secret}`, FEEDBACK_URL }).FEEDBACK_URL).toBe(FEEDBACK_URL);
  },
);

it.each([
  undefined,
  "",
  "k1",
  "k1:",
  "secret",
  `:${secret}`,
  `k1:${secret.slice(0, 40)}`,
  `k1:${secret}A`,
  `k1:${"A".repeat(43)}`,
  `k1:${Buffer.from("changemechangemechangemechangeme").toString("base64url")}`,
  `k1:${secret},`,
  `far-too-long:${secret}`,
])("refuses to start with COOKIE_KEYS %j, and tells no value", (COOKIE_KEYS) => {
  expect(() => read({ COOKIE_KEYS })).toThrow(/^Refusing to start: .*COOKIE_KEYS/);
  if (!COOKIE_KEYS) return;
  const told = (() => {
    try {
      return String(read({ COOKIE_KEYS }));
    } catch (error) {
      return String(error);
    }
  })();
  expect(told).not.toContain(secret.slice(0, 20));
});

it.each(["ftp://api.example", "javascript:alert(1)", "api.example", "//api.example"])(
  "refuses API_ORIGIN %s",
  (API_ORIGIN) => {
    expect(() => read({ COOKIE_KEYS: `k1:${secret}`, API_ORIGIN })).toThrow(/API_ORIGIN/);
  },
);

it("takes an origin without its path, and refuses to start without any API", () => {
  expect(read({ COOKIE_KEYS: `k1:${secret}`, API_ORIGIN: "http://127.0.0.1:9/x?y" }).API_ORIGIN).toBe(
    "http://127.0.0.1:9",
  );
  expect(() => readEnv({ COOKIE_KEYS: `k1:${secret}` })).toThrow(/neither API_ORIGIN nor/);
});

it("gives the same object for the same bindings", () => {
  const bindings = { API, COOKIE_KEYS: `k1:${secret}` };
  expect(readEnv(bindings)).toBe(readEnv(bindings));
});
