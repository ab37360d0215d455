/** Browser tabs for thousands of tries: a new one for each would cost more than the try. */
import type { Browser, Page } from "playwright/test";

const DESK = { width: 1440, height: 900 };

/** A file that asks for nothing more, answered without the Worker. */
const QUIET_PLACE = "/favicon.svg";

export interface Tabs {
  /** A tab as good as new. */
  open(hasScript: boolean, viewport?: { width: number; height: number }): Promise<Page>;
  /** Clears everything that a trial left in its tab. */
  leave(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** @returns tabs of a state, one with scripts and one without; each is its browser context's only one */
export function tabsOf(browser: Browser): Tabs {
  const tabs = new Map<boolean, Page>();
  const create = async (hasScript: boolean, viewport = DESK) => {
    const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport, reducedMotion: "reduce" });
    return context.newPage();
  };
  return {
    open: async (hasScript, viewport) => {
      const page = tabs.get(hasScript) ?? (await create(hasScript, viewport));
      tabs.set(hasScript, page);
      return page;
    },
    leave: async (page) => {
      await page.evaluate(() => {
        const clear = () => {
          sessionStorage.clear();
          localStorage.clear();
        };
        clear();
        // Again behind the page's own listeners, which keep what was typed as it is left.
        addEventListener("pagehide", clear);
        document.addEventListener("visibilitychange", clear);
      });
      // What is still underway ends here, before the cookies go. A file of the same shop: for another site, as
      // about:blank is, the browser would begin a new process at every try.
      await page.goto(new URL(QUIET_PLACE, page.url()).href);
      await page.context().clearCookies();
    },
    close: async () => {
      for (const page of tabs.values()) await page.context().close();
    },
  };
}
