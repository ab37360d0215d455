/**
 * A minimal browser: it fetches, keeps cookies, follows redirects, reads links and forms, and runs
 * no script. It plays a shopper without JavaScript.
 */
import { type HTMLElement, parse } from "node-html-parser";

export interface Visit {
  status: number;
  url: URL;
  headers: Headers;
  html: string;
  page: HTMLElement;
}

const MAX_REDIRECTS = 5;
/** The demo customer, of the seed and of the fake API. */
export const DEMO = { email: "demo@och.mn", password: "demo-1234" };

/** A text as a browser prints it: a no-break space, which keeps a number beside its unit, is a space. */
export const printed = (text: string): string => text.replaceAll("\u00a0", " ");

/** A browser without scripts: follows links, fills in and posts forms, keeps cookies. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  /** Every answer's raw text and headers, redirects included, for searching. */
  readonly heard: string[] = [];
  #visit: Visit | undefined;

  /** @param origin the shop's address; `headers` are sent with every request; `ask` sends each, redirects included */
  constructor(
    readonly origin: string,
    readonly headers: Record<string, string> = {},
    readonly ask: typeof fetch = (input, init) => fetch(input, init),
  ) {}

  get visit(): Visit {
    if (!this.#visit) throw new Error("No page is open");
    return this.#visit;
  }

  /** The page's visible text. */
  get text(): string {
    const body = this.visit.page.querySelector("body");
    for (const element of body?.querySelectorAll("script, style, template") ?? []) element.remove();
    return (body?.textContent ?? "").replace(/\s+/g, " ");
  }

  /** Its cookies, as it sends them. */
  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join("=")).join("; ");
  }

  /** Another tab of it: the same cookies as now, no page yet. @param origin where the shop is served now */
  tab(origin = this.origin): PlainBrowser {
    const tab = new PlainBrowser(origin, this.headers, this.ask);
    for (const [name, value] of this.cookies) tab.cookies.set(name, value);
    return tab;
  }

  /** The address that it is at. */
  get here(): string {
    return this.visit.url.pathname + this.visit.url.search;
  }

  /** What the notices say. */
  get notices(): string {
    return this.visit.page.querySelector(".notices")?.textContent ?? "";
  }

  /** Opens an address of the shop. */
  open(path: string): Promise<Visit> {
    return this.#request(new URL(path, this.#visit?.url ?? this.origin), { method: "GET" });
  }

  /** Signs a customer in, the demonstration's by itself. @param next the page that it is for, as an address has it */
  async signIn({ email, password }: { email: string; password: string } = DEMO, next = ""): Promise<this> {
    await this.open(`/login${next && `?next=${encodeURIComponent(next)}`}`);
    await this.press("Нэвтрэх", { email, password });
    if (!this.cookies.has("session")) throw new Error("Signing in was refused");
    return this;
  }

  /** Shows an earlier page as it was, as Back does; the cookies are current. */
  goBackTo(visit: Visit): this {
    this.#visit = visit;
    return this;
  }

  /** Follows the first link whose text or address fits. */
  follow(link: string | RegExp): Promise<Visit> {
    const fits = (text: string) => (typeof link === "string" ? text.includes(link) : link.test(text));
    const found = this.visit.page
      .querySelectorAll("a[href]")
      .find((a) => fits(a.textContent.trim()) || fits(a.getAttribute("href") ?? ""));
    if (!found) throw new Error(`No link ${link} on ${this.visit.url.pathname}`);
    return this.open(found.getAttribute("href") ?? "");
  }

  /**
   * Activates a submit button: the first of the page whose value or text fits, as a browser without JavaScript would.
   * @param button the button's `value`, or words of its text, or itself
   * @param values fields to fill in first
   */
  press(button: string | HTMLElement, values: Record<string, string> = {}): Promise<Visit> {
    const { form, fields, action, method } = this.filled(button, values);
    if (method === "get") {
      action.search = new URLSearchParams(fields).toString();
      return this.#request(action, { method: "GET" });
    }
    if (!form) throw new Error("unreachable");
    return this.post(action.href, fields);
  }

  /** Posts fields to an address, also such as no form of the shop sends. */
  post(path: string, fields: Record<string, string> | [string, string][]): Promise<Visit> {
    return this.#request(new URL(path, this.#visit?.url ?? this.origin), {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  }

  /** The fields that a button would submit. */
  filled(button: string | HTMLElement, values: Record<string, string> = {}) {
    const { page, url } = this.visit;
    const pressed = typeof button === "string" ? this.#button(button) : button;
    if (!pressed) throw new Error(`No button ${button} on ${url.pathname}`);
    const formId = pressed.getAttribute("form");
    const form = formId ? page.querySelector(`form[id="${formId}"]`) : pressed.closest("form");
    if (!form) throw new Error(`The button ${button} is in no form`);
    const fields: [string, string][] = [];
    const id = form.getAttribute("id");
    const outside = id ? page.querySelectorAll(`[form="${id}"]`) : [];
    for (const control of new Set([...form.querySelectorAll("input, select, textarea"), ...outside])) {
      const name = control.getAttribute("name");
      const value = sentBy(control);
      if (name && value !== undefined && !(name in values) && control.tagName !== "BUTTON") fields.push([name, value]);
    }
    fields.push(...Object.entries(values));
    const name = pressed.getAttribute("name");
    if (name) fields.push([name, pressed.getAttribute("value") ?? ""]);
    const action = new URL(pressed.getAttribute("formaction") ?? form.getAttribute("action") ?? "", url);
    return { form, fields, action, method: (form.getAttribute("method") ?? "get").toLowerCase() };
  }

  #button(words: string): HTMLElement | undefined {
    const buttons = this.visit.page.querySelectorAll("button");
    return (
      buttons.find((element) => element.getAttribute("value") === words) ??
      buttons.find((element) => element.getAttribute("name") === words) ??
      buttons.find((element) => element.textContent.includes(words))
    );
  }

  async #request(url: URL, init: RequestInit, redirects = 0): Promise<Visit> {
    const { cookie } = this;
    const response = await this.ask(url, {
      ...init,
      redirect: "manual",
      headers: {
        Accept: "text/html",
        ...(init.method === "POST" ? { Origin: url.origin } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
        ...this.headers,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    const html = await response.text();
    this.heard.push(`${url.href}\n${JSON.stringify([...response.headers])}\n${html}`);
    const location = response.headers.get("Location");
    if (location && response.status >= 300 && response.status < 400) {
      if (redirects >= MAX_REDIRECTS) throw new Error(`Too many redirects at ${url.href}`);
      return this.#request(new URL(location, url), { method: "GET" }, redirects + 1);
    }
    this.#visit = visited(response, url, html);
    return this.#visit;
  }

  #keep(header: string): void {
    const [pair = ""] = header.split(";");
    const [name = "", ...value] = pair.split("=");
    if (/max-age=0/i.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

/** A page, whose tree is made when it is first looked at. */
function visited({ status, headers }: Response, url: URL, html: string): Visit {
  let page: HTMLElement | undefined;
  return {
    ...{ status, url, headers, html },
    get page() {
      page ??= parse(html);
      return page;
    },
  };
}

/** What a control would send; undefined when it sends nothing. */
function sentBy(control: HTMLElement): string | undefined {
  if (control.hasAttribute("disabled")) return undefined;
  if (control.tagName === "TEXTAREA") return control.textContent;
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? chosen?.textContent;
  }
  const type = control.getAttribute("type");
  if ((type === "radio" || type === "checkbox") && !control.hasAttribute("checked")) return undefined;
  return control.getAttribute("value") ?? "";
}
