/** Nothing of a page waits for a script. */

import { expect, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { open as openPage } from "#tests/support/ready.ts";

const { ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";

/** Nothing is missing without scripts: quantities can be typed, and nothing moves that needs a pause control. */
const NEEDS_SCRIPT = [ui.less, ui.more, ui.pause, ui.showPassword, "- slider "];

test("the visible text of an answer is the same with and without scripts", async ({ browser }) => {
  for (const path of ["/", "/category/1", "/single-product/5", "/cart"]) {
    // One and the same answer for both: the shop draws some of its lists by chance.
    const answer = await fetch(SHOP + path, { headers: { "Sec-Fetch-Site": "none" } });
    const { "content-encoding": _pressed, ...headers } = Object.fromEntries(answer.headers);
    const body = await answer.text();
    const textWith = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: SHOP, reducedMotion: "reduce" });
      await context.route(SHOP + path, (route) => route.fulfill({ status: answer.status, headers, body }));
      const page = await context.newPage();
      await openPage(page, path);
      const lines = await page.locator("main").ariaSnapshot();
      await context.close();
      // Controls that need a script are offered only with one; and clocks run on.
      const shown = lines.split("\n").filter((line) => !NEEDS_SCRIPT.some((words) => line.includes(words)));
      return shown.join("\n").replace(/\d+/g, "0");
    };
    expect.soft(await textWith(true), path).toBe(await textWith(false));
  }
});
