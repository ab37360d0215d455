/** What the Node host does not start without. */
import { expect, test } from "vitest";
import { BINDING_NAMES, readEnv } from "#bff/env.ts";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { deploymentOf, readSettings, SettingsRefused } from "./settings.mjs";

const BOUND = [
  ...["ASSETS", "ORDER_GATE", "SESSIONS", "CARTS", "ATTEMPTS", "FEEDBACK", "FORMS", "PURGES", "DEPLOYMENT"],
  ...["LIMIT_SIGN_IN", "LIMIT_ACCOUNT", "LIMIT_ACCOUNT_HERE", "LIMIT_LOOK_UP", "LIMIT_LISTS"],
];
const KEYS = newCookieKeys();
const WHOLE = {
  COOKIE_KEYS: KEYS,
  SHOP_ORIGIN: "https://shop.example",
  API_ORIGIN: "https://api.example",
  STATE_FOLDER: "/state",
};

const read = (environment: Record<string, string | undefined>, bound = BOUND) =>
  readSettings(environment, {
    names: BINDING_NAMES,
    bound,
    vars: { SHOP_ENV: "production" },
    readEnv,
    newKeys: newCookieKeys,
  });

function faultsOf(environment: Record<string, string | undefined>, bound = BOUND): string[] {
  try {
    read(environment, bound);
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.faults;
    throw error;
  }
}

test("an empty environment is refused, and everything that is missing is named once", () => {
  expect(faultsOf({}).map((fault) => fault.split(" ")[0])).toEqual(Object.keys(WHOLE));
});

test.each(Object.keys(WHOLE))("%s alone is missing, or empty", (name) => {
  for (const value of [undefined, ""])
    expect(faultsOf({ ...WHOLE, [name]: value })).toEqual([expect.stringMatching(`^${name} is missing: `)]);
});

test.each([
  ["COOKIE_KEYS", "k1:c2hvcnQ"],
  ["COOKIE_KEYS", `k1:${Buffer.alloc(32).toString("base64url")}`],
  ["COOKIE_KEYS", `${KEYS},${KEYS}`],
  ["SHOP_ORIGIN", "http://shop.example"],
  ["SHOP_ORIGIN", "shop.example"],
  ["API_ORIGIN", "http://127.0.0.1:3000"],
  ["API_CALLER_SECRET", "short"],
  ["PURGE_SECRET", "short"],
  ["RATE_LIMITS", "off"],
  ["FEEDBACK_URL", "http://127.0.0.1/feedback"],
  ["IMAGE_RESIZING", "on"],
  ["PORT", "http"],
  ["PORT", "70000"],
  ["TRUSTED_PROXY", "0.0.0.0/0"],
])("%s: %j is refused, and not said", (name, value) => {
  const faults = faultsOf({ ...WHOLE, [name]: value });
  expect(faults).toEqual([expect.stringContaining(name)]);
  if (name !== "RATE_LIMITS" && name !== "IMAGE_RESIZING") expect(faults.join()).not.toContain(value);
});

test("what cannot be read does not hide what production lacks", () => {
  const faults = faultsOf({
    ...WHOLE,
    COOKIE_KEYS: "weak",
    SHOP_ORIGIN: "http://shop.example",
    PAYMENT_METHODS: "gold",
  });
  for (const name of ["COOKIE_KEYS", "SHOP_ORIGIN", "PAYMENT_METHODS"])
    expect(faults, name).toContainEqual(expect.stringContaining(name));
});

test("a binding that production would lack is named too", () => {
  expect(faultsOf(WHOLE, BOUND.slice(2))).toEqual(
    ["ASSETS", "ORDER_GATE"].map((name) => `the binding ${name} is missing`),
  );
});

test("the Worker gets its variables, and neither the host's nor what stands for a binding", () => {
  const { vars, port, host, stateFolder } = read({
    ...WHOLE,
    SHOP_NAME: "Оч",
    SHOP_ENV: "local",
    SESSIONS: "a text",
    PATH: "/bin",
    PORT: "9000",
  });
  const { STATE_FOLDER: _, ...own } = WHOLE;
  expect(vars).toEqual({ ...own, SHOP_NAME: "Оч" });
  expect([port, host, stateFolder]).toEqual([9000, "127.0.0.1", "/state"]);
});

test("a deployment is the same after a restart, and another one with other code or variables", () => {
  const { vars } = read(WHOLE);
  expect(deploymentOf("a", { ...vars })).toBe(deploymentOf("a", Object.fromEntries(Object.entries(vars).reverse())));
  expect(deploymentOf("b", vars)).not.toBe(deploymentOf("a", vars));
  expect(deploymentOf("a", { ...vars, SHOP_NAME: "B" })).not.toBe(deploymentOf("a", vars));
});
