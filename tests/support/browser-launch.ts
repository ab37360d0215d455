/** How browser tests start Chromium. */
import { systemBrowser, wholeBrowser } from "#scripts/browser.mjs";

/** Flags for a browser without a desktop, a sandbox or a network behind it. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** With further flags. */
const launchOptions = (...flags: string[]) => ({
  executablePath: systemBrowser(),
  args: [...CHROMIUM_FLAGS, ...flags],
});

/** What every test uses that says nothing else. */
export const AS_SHOPPERS = { launchOptions: launchOptions() };

/**
 * For test files that neither look at pictures nor measure pages: a list has forty pictures, which the shop would
 * render and the browser decode in a third of the test's time.
 */
export const WITHOUT_PICTURES = { launchOptions: launchOptions("--blink-settings=imagesEnabled=false") };

/** For tests of what moves, and of what a shopper does meanwhile; others ask for reduced motion on each push. */
export const WITH_MOVEMENT = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * For tests of what the browser keeps and fetches ahead: with its back-forward cache, which Playwright switches off
 * and the headless shell does not have. The channel is Playwright's own Chromium, where Debian's is missing.
 */
export const AS_WHOLE_BROWSER = {
  channel: "chromium",
  launchOptions: {
    ...launchOptions(),
    executablePath: wholeBrowser(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
};
