/**
 * Starts the page's scripts at the first sign of a shopper, or when nobody has touched the page for a while (decision
 * 0254).
 */
import { PREFIX } from "#app/writes/outbox.ts";
import { keepEvents } from "./kept-events.ts";
import { listen, unlisten } from "./listen.ts";
import { sendStored, submit, takeTurns } from "./own-posts.ts";
import { giveUp, wait } from "./waiting.ts";

/** What `startLater` writes before this script: the scripts of the page. */
declare const pageScripts: {
  /** Imports the modules of its routes. */
  load: () => Promise<unknown>[];
  /** Hands them to Remix, and imports the client's entry. */
  run: (modules: readonly unknown[]) => Promise<unknown>;
};

/**
 * Whether the browser is one for which the page's scripts are made (vite.config.ts); in an older one the page stays
 * plain HTML. `Object.hasOwn`: Chrome 93, Safari 15.4; `TextEncoderStream`, with which Remix begins: Firefox 113.
 */
const isNewEnough = () => "hasOwn" in Object && "TextEncoderStream" in window;

/** What a shopper who is about to act does first. Scrolling is one: the next thing is a press. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;
/** How long a page that nobody touches waits once loaded, in milliseconds: countdowns and payments need scripts. */
const QUIET = 3000;
/** How long a page waits for its queue of writes (`app/writes/delivery.ts`) once its entry has run, in milliseconds. */
const LONGEST = 10_000;

/**
 * @param saveOnLeave listens for a page that is left before, to save what was changed
 * @param actInstead is called where the scripts cannot be loaded
 */
export function startAtSign(saveOnLeave?: () => void, actInstead?: () => void): void {
  if (!isNewEnough()) {
    document.documentElement.dataset.scripts = "none";
    return;
  }
  const act = keepEvents(submit);
  takeTurns();
  saveOnLeave?.();
  let hasBegun = false;
  let hasStored = false;
  const start = async () => {
    if (hasBegun) return;
    hasBegun = true;
    unlisten(SIGNS, start);
    for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=modulepreload]")) link.media = "";
    try {
      await pageScripts.run(await Promise.all(pageScripts.load()));
    } catch {
      giveUp(hasStored && sendStored());
      actInstead?.();
      return;
    }
    setTimeout(act, LONGEST);
  };
  listen(SIGNS, start);
  // As a script of the document it runs before `load`. Somebody waits for the answer to a pending write.
  listen(["load"], () => setTimeout(start, QUIET));
  try {
    hasStored = Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
    if (hasStored) {
      wait(true);
      start();
    }
  } catch {
    // Storage is forbidden.
  }
}
