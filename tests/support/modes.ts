/** The same shop in four modes: how its scripts reach the browser in each. */
import type { Browser, BrowserContext, Page } from "playwright/test";

export type Mode = "on" | "off" | "late" | "broken";
export const MODES: readonly Mode[] = ["on", "off", "late", "broken"];

/** How late the bundle is, in milliseconds. */
const LATE = 8_000;
/** The addresses of the shop's scripts. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** A browser of its own in a mode; whoever opens it closes it. */
export async function openIn(mode: Mode, browser: Browser, baseURL: string): Promise<BrowserContext> {
  const javaScriptEnabled = mode !== "off";
  const context = await browser.newContext({ javaScriptEnabled, baseURL, locale: "mn-MN" });
  if (mode === "late") {
    await context.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue().catch(() => undefined);
    });
  }
  if (mode === "broken") await context.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  return context;
}

/** The browser's errors from now on, except for scripts that are blocked on purpose. */
export function complaintsOf(page: Page, mode: Mode): string[] {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    const isOurs = mode === "broken" && message.location().url.match(SCRIPTS);
    if (message.type() === "error" && !isOurs) complaints.push(message.text());
  });
  return complaints;
}

/** A page's errors, and violations of its policies, on this document and the next ones. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on("pageerror", ({ message }) => violations.push(message));
  await page.exposeFunction("violated", (what: string) => void violations.push(what));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      Reflect.get(window, "violated")(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`),
    ),
  );
  return violations;
}
