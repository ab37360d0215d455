/**
 * When a page of a browser test can be used, and when it has nothing pending any more. Load states do not say:
 * Playwright's are those of a document, reached once and for all, so that after an act in the page "networkidle" waits
 * for nothing, and after a load only for half a second without a request, which a slow machine has before the page's
 * script has begun.
 */
import { expect, type Page, type Request } from "playwright/test";

/** A bound for what hangs, in milliseconds. */
const HANG_TIMEOUT_MS = 60_000;

/** What the shop puts up while something is on its way. */
const BUSY = ".moving, [aria-busy=true]";

/** Opens a page, and waits until it is settled. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** A shopper's first sign, at which a page starts its scripts (app/remix/start.server.ts). */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event("pointermove")));
}

/**
 * Waits until the page's script can send its forms (`app/shell/page-change.tsx`); at once where scripts are off, and on
 * a refused page, which has none.
 */
export async function hydrated(page: Page): Promise<void> {
  // Its script stands at the end of the document.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe("loading");
  const hasScript = (await page.locator("script#start").count()) > 0;
  if (!hasScript || !(await runsScripts(page))) return;
  await giveSign(page);
  try {
    await expect(page.locator("html[data-sends]")).toBeAttached({ timeout: HANG_TIMEOUT_MS });
  } catch (error) {
    throw new Error(`The page's script did not come: ${await symptoms(page)}`, { cause: error });
  }
}

/** What a page whose script did not come says of itself. */
async function symptoms(page: Page): Promise<string> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(
        (entry) =>
          `${(entry as PerformanceResourceTiming).responseStatus} ${entry.name} ${Math.round(entry.startTime)}+${Math.round(entry.duration)}`,
      ),
  );
  return JSON.stringify(
    {
      at: page.url(),
      ready: await page.evaluate(() => `${document.readyState} ${document.visibilityState}`),
      unanswered: await unanswered(page),
      errors: (await page.pageErrors()).map(String),
      console: (await page.consoleMessages()).map((message) => message.text()),
      scripts,
    },
    null,
    1,
  );
}

/**
 * Waits until a page is drawn. Before, a browser that follows the address's fragment still scrolls and takes the focus
 * away; nobody can press anything yet.
 */
export async function drawn(page: Page): Promise<void> {
  // A page that is being left has nothing to say.
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length).catch(() => 0);
  await expect.poll(paints, { timeout: HANG_TIMEOUT_MS, intervals: [50] }).toBe(1);
}

/**
 * Waits until a page has loaded and is settled.
 * @param path its path, with its query and fragment, or a pattern of these
 */
export async function arrived(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForURL((url) => {
    const own = url.pathname + url.search + url.hash;
    return typeof path === "string" ? own === path : path.test(own);
  });
  await settled(page);
}

/** Waits until the page's script is there and nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await quiet(page);
}

/**
 * Waits until nothing is pending: no request, no form without an answer, nothing that the page is about to load
 * or to draw.
 */
export async function quiet(page: Page): Promise<void> {
  const underWay = async () => {
    const busy = await page.locator(BUSY).count();
    return [...(await unanswered(page)), ...(busy > 0 ? [`${busy} × ${BUSY}`] : [])];
  };
  await expect
    .poll(
      async () => {
        const before = await underWay();
        if (before.length > 0) return before;
        await letRun(page);
        return underWay();
      },
      { timeout: HANG_TIMEOUT_MS, intervals: [50] },
    )
    .toEqual([]);
}

const runsScripts = (page: Page) => page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/** Requests and whether they have ended. */
const ended = new WeakMap<Request, Promise<boolean>>();

/** The addresses of a page's requests that have not ended within a moment. */
async function unanswered(page: Page): Promise<string[]> {
  const requests = await page.requests();
  const aMoment = new Promise<false>((resolve) => setTimeout(() => resolve(false), 200));
  const states = await Promise.all(requests.map((request) => Promise.race([end(request), aMoment])));
  return requests.filter((_, index) => !states[index]).map((request) => `${request.method()} ${request.url()}`);
}

function end(request: Request): Promise<boolean> {
  let known = ended.get(request);
  if (!known) {
    // Playwright knows the sizes once the answer has come to its end, with no need of a listener from before the
    // request. What failed, and what it no longer remembers, has ended too.
    known = request.sizes().then(
      () => true,
      () => true,
    );
    ended.set(request, known);
  }
  return known;
}

/**
 * Lets the page run what is queued: effects, timers without delay, rendering. That takes longer on a slow
 * machine. It is bounded, since an idle Chromium sometimes runs no frame callback.
 */
async function letRun(page: Page): Promise<void> {
  if (!(await runsScripts(page))) return;
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 200 }), 10));
  });
}
