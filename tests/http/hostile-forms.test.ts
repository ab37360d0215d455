/**
 * Every field of every form of the shop, filled with an attacker's values, with an API that records its requests:
 * nothing arrives that its SQL would execute, and no page is a 500. The forms are collected from the pages of every
 * route.
 */
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { HOSTILE, unsafeStrings } from "#tests/support/hostile-values.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

/**
 * Actions whose forms these shoppers' pages do not show: a notice's button, a full list. They are posted to
 * directly.
 */
const UNSEEN = {
  "/compare": ["id", "ids", "old", "place"],
  "/saved": ["id"],
  "/cart": ["id", "place", "model", "returnTo"],
};

type Fields = [name: string, value: string][];
interface ShopForm {
  method: string;
  /** The address with its query, and the button that is pressed. */
  action: string;
  button: Fields[number] | null;
  fields: Fields;
  /** Names of the fields into which a shopper types. */
  typed: string[];
  /** The cookies of the shopper who saw it. */
  as: string;
}

let shop: FaultyShop;
let customerCookie: string;
let forms: ShopForm[];

/** Values of fields that are not attacked and that the page leaves empty: enough for the form to be accepted. */
const BASE: Record<string, string> = {
  ...{
    email: "demo@och.mn",
    password: "demo-1234",
    rePassword: "demo-1234",
    name: "Дэмо Болд",
    phone: "99112233",
    more: "45 тоот",
  },
  ...{ message: "Сайн", p: "Model", payment: "qpay" },
};

const jar = ({ cookies }: PlainBrowser) => [...cookies].map((pair) => pair.join("=")).join("; ");

beforeAll(async () => {
  shop = await startFaultyShop();
  const guest = new PlainBrowser(shop.origin);
  await guest.open("/single-product/1");
  await guest.press("buy", { quantity: "2" });
  await guest.post("/compare", { intent: "add", id: "1" });
  const customer = new PlainBrowser(shop.origin);
  for (const [name, value] of guest.cookies) customer.cookies.set(name, value);
  await customer.open("/login?next=%2Fshipping");
  await customer.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  await customer.press("confirm", { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" });
  customerCookie = jar(customer);
  const seen = new Map<string, ShopForm>();
  for (const browser of [guest, customer]) {
    const as = jar(browser);
    for (const { path } of shopRoutes()) {
      if (/^\/(?:language|logout|view)/.test(path)) continue;
      const { page, url } = await browser.open(path === "/search" ? "/search?p=Model" : path);
      for (const element of page.querySelectorAll("form"))
        for (const form of formsOf(element, page, url, as)) seen.set(keyOf(form), form);
    }
  }
  // Signing out comes last, since it ends the session of all these forms.
  const endsSession = ({ action }: ShopForm) => Number(pathOf(action) === "logout");
  forms = [...seen.values()].sort((a, b) => endsSession(a) - endsSession(b));
});
afterAll(() => shop?.stop());

/** One form per button that sends it. */
function formsOf(form: HTMLElement, page: HTMLElement, here: URL, as: string): ShopForm[] {
  const id = form.getAttribute("id");
  const beside = id ? page.querySelectorAll(`[form="${id}"]`) : [];
  const controls = [...new Set([...form.querySelectorAll("input, select, textarea, button"), ...beside])];
  const named = controls.filter((control) => control.getAttribute("name") && control.tagName !== "BUTTON");
  const buttons = controls.filter(({ tagName }) => tagName === "BUTTON");
  const fields = named
    .filter((control) => control.getAttribute("type") !== "radio" || isChosen(control, named))
    .map((control): Fields[number] => [control.getAttribute("name") ?? "", startOf(control)]);
  const typed = named.filter(isTyped).map((control) => control.getAttribute("name") ?? "");
  return (buttons.length > 0 ? buttons : [null]).map((button) => {
    const action = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", here);
    const name = button?.getAttribute("name");
    return {
      method: (form.getAttribute("method") ?? "get").toLowerCase(),
      action: action.pathname + action.search,
      button: name ? [name, button?.getAttribute("value") ?? ""] : null,
      fields: [...new Map(fields)],
      typed: [...new Set(typed)],
      as,
    };
  });
}

function startOf(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.textContent;
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  const options = control.querySelectorAll("option");
  return (options.find((option) => option.hasAttribute("selected")) ?? options[0])?.getAttribute("value") ?? "";
}

/** The checked one of its group; the last, as a shopper might choose, where none is. */
function isChosen(radio: HTMLElement, controls: HTMLElement[]): boolean {
  const group = controls.filter((control) => control.getAttribute("name") === radio.getAttribute("name"));
  return radio === (group.find((one) => one.hasAttribute("checked")) ?? group.at(-1));
}

const isTyped = (control: HTMLElement) =>
  control.tagName === "TEXTAREA" ||
  (control.tagName === "INPUT" &&
    !["hidden", "radio", "checkbox", "submit"].includes(control.getAttribute("type") ?? "text"));

/** Forms of one action, button and set of fields are one: a list has 30 cards. */
const keyOf = ({ method, action, button, fields }: ShopForm) =>
  JSON.stringify([method, action.replace(/\d+/g, "1").split("?")[0], button, fields.map(([name]) => name).sort()]);

/** What a form sends with other values in some of its fields. */
const sent = ({ fields, button }: ShopForm, values: Record<string, string>): Fields => [
  ...fields.map(([name, value]): Fields[number] => [name, values[name] ?? (value || (BASE[name] ?? ""))]),
  ...(button ? [button] : []),
];

async function send({ method, action, as }: ShopForm, fields: Fields): Promise<number> {
  const url = new URL(action, shop.origin);
  const headers = { Accept: "text/html", Origin: shop.origin, Cookie: as };
  const body = new URLSearchParams(fields);
  if (method === "get") url.search = String(body);
  const response = await fetch(url, { method, headers, redirect: "manual", ...(method === "get" ? {} : { body }) });
  await response.body?.cancel();
  return response.status;
}

/** A form meets one of this many values; the forms share all values among them, others in each run. */
const SHARE = draws(5, 1);
const DRAWN = Math.floor(Math.random() * SHARE);
let tried = 0;

/** The table: its values in all typed fields at once and in one of them alone, and some in every other field. */
function* cases(form: ShopForm): Generator<{ at: string; values: Record<string, string> }> {
  const { fields, typed } = form;
  if (typed.length > 0) yield { at: "nothing", values: {} };
  tried += 1;
  const own = HOSTILE.filter((_, index) => (index + tried) % SHARE === DRAWN);
  for (const [index, value] of own.entries()) {
    if (typed.length > 1) yield { at: "all", values: Object.fromEntries(typed.map((name) => [name, value])) };
    const alone = SHARE === 1 ? typed : typed.slice(index % typed.length, (index % typed.length) + 1);
    for (const name of alone) yield { at: name, values: { [name]: value } };
  }
  const some = own.filter((_, index) => index % 4 === 0);
  for (const [name] of fields)
    if (!typed.includes(name)) for (const value of some) yield { at: name, values: { [name]: value } };
}

async function tryAll(form: ShopForm): Promise<string[]> {
  const all = [...cases(form)];
  const broken: string[] = [];
  const worker = async () => {
    for (let next = all.pop(); next; next = all.pop()) {
      const calls = shop.api.calls.length;
      const status = await send(form, sent(form, next.values));
      if (status >= 500) broken.push(`${status} ${next.at} ${JSON.stringify(next.values)}`);
      const unsafe = shop.api.calls
        .slice(calls)
        .flatMap(({ name, body }) => unsafeStrings(body).map((text) => `${name} ${text}`));
      broken.push(...unsafe);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return broken;
}

const pathOf = (action: string) => action.split("?")[0]?.split("/")[1] ?? "";

describe("the forms of the shop", () => {
  test("are found, and with the actions that no page shows they are all of them", () => {
    const found = new Set([...forms.map(({ action }) => pathOf(action)), ...Object.keys(UNSEEN).map(pathOf)]);
    const actions = shopRoutes()
      .filter(({ hasAction, id }) => hasAction && !["routes/error-page", "routes/$"].includes(id))
      .map(({ path }) => pathOf(path));
    expect([...found]).toEqual(expect.arrayContaining(actions));
    const typed = new Set(forms.flatMap((form) => form.typed));
    expect([...typed]).toEqual(
      expect.arrayContaining([
        "p",
        "email",
        "password",
        "quantity",
        "message",
        "name",
        "phone",
        "more",
        "w3w",
        "register",
        "coupon",
        "bonus",
        "min",
      ]),
    );
  });

  test("hold for calls by scripts", async () => {
    const form = { method: "get", action: "/suggestions", button: null, fields: [["p", ""]] satisfies Fields };
    expect(await tryAll({ ...form, typed: ["p"], as: customerCookie })).toEqual([]);
  });

  test("hold their own where no page shows them", { timeout: 600_000 }, async () => {
    const intents = ["add", "buy", "set", "remove", "restore", "replace", "keep", "grant", "save"];
    for (const [action, names] of Object.entries(UNSEEN))
      for (const intent of intents) {
        const fields = names.map((name): Fields[number] => [name, "1"]);
        const form: ShopForm = {
          method: "post",
          action,
          button: ["intent", intent],
          fields,
          typed: [],
          as: customerCookie,
        };
        expect(await tryAll(form), `${action} ${intent}`).toEqual([]);
      }
  });

  test("hold their own against every value in every field", {
    timeout: 1_800_000,
  }, async () => {
    shop.api.calls.length = 0;
    const broken: string[] = [];
    for (const form of forms)
      broken.push(...(await tryAll(form)).map((text) => `${form.action} ${form.button ?? ""}: ${text}`));
    expect(broken).toEqual([]);
    // Guards against a test that sends nothing: an address, a review and searches must have been sent.
    const named = new Set(shop.api.calls.map(({ name }) => name));
    expect([...named]).toEqual(expect.arrayContaining(["createOrder", "addProductReview", "search", "login"]));
  });
});
