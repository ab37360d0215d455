/** Watches a page's requests during a trial, and detects when it is idle. */
import type { Page, Request } from "playwright/test";

const MAX_REST_MS = 30_000;

/** What went to the shop as a form's writing. */
export interface Write {
  path: string;
  fields: [string, string][];
}

/** A page, and what it has asked for since it was loaded. */
export interface Watched {
  page: Page;
  writes: Write[];
  /** What a script has sent beside the forms, where it waits for no answer: their paths. */
  beacons: string[];
  /** Nothing has been underway for this long (milliseconds). */
  rest(quiet: number): Promise<void>;
  stop(): void;
}

/** Runs in a page with a script, which has had its turn: whether it says that something is on its way. */
async function isBusy(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1_000 })));
  return document.querySelector(".moving, [aria-busy=true]") !== null;
}

/** Runs in a page: whether it leads on by itself at once. */
const isLeaving = () => document.querySelector('meta[http-equiv="refresh"][content^="0;"]') !== null;

/** Watches a page's requests from now on. */
export function watch(page: Page, hasScript: boolean): Watched {
  const writes: Write[] = [];
  const beacons: string[] = [];
  const underway = new Set<Request>();
  let changed = Date.now();
  const counts = (request: Request) => ["document", "fetch", "xhr", "script"].includes(request.resourceType());
  const begin = (request: Request) => {
    if (request.resourceType() === "ping") beacons.push(new URL(request.url()).pathname);
    if (!counts(request)) return;
    underway.add(request);
    changed = Date.now();
    if (request.method() !== "POST") return;
    const fields = [...new URLSearchParams(request.postData() ?? "")];
    writes.push({ path: new URL(request.url()).pathname.replace(/\.data$/, ""), fields });
  };
  const end = (request: Request) => {
    if (underway.delete(request)) changed = Date.now();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const rest = async (quiet: number) => {
    const latest = Date.now() + MAX_REST_MS;
    while (Date.now() < latest) {
      const wait = changed + quiet - Date.now();
      if (underway.size === 0 && wait <= 0) {
        // What was pressed may wait for its turn; a page that has just gone is asked again.
        const before = changed;
        const busy = hasScript && (await page.evaluate(isBusy).catch(() => true));
        const leaving = await page.evaluate(isLeaving).catch(() => true);
        if (!busy && !leaving && before === changed) return;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(10, Math.min(wait, quiet))));
    }
    throw new Error(`${page.url()} does not come to rest: ${[...underway].map((request) => request.url())}`);
  };
  const stop = () => {
    page.off("request", begin);
    page.off("requestfinished", end);
    page.off("requestfailed", end);
  };
  return { page, writes, beacons, rest, stop };
}
