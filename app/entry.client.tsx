import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { COOKIE_MARK } from "#bff/domain/cookie-mark.ts";
import { LANGUAGE_PARAMETER } from "#bff/domain/language.ts";
import { drawBelow } from "./remix/draw-below.ts";
import { listenForFragments } from "./remix/fragment-entries.ts";
import { idle } from "./remix/idle.ts";
import { PAGE_DATA, readDataBlock } from "./remix/page-data.ts";
import { readAgain } from "./remix/read-again.ts";
import { partsIn, ShellPartsProvider } from "./remix/static-html.tsx";
import { trustOwnMarkup } from "./remix/trusted-markup.ts";
import { listenForPopups } from "./shell/popups.ts";

declare global {
  interface Window {
    /** Remix's inline script opens the stream; its client reads it, and then starts with `state`. */
    __remixContext: { streamController: ReadableStreamDefaultController<string>; state?: object };
  }
}

// The server rendered the page for the address without these parameters, and remembers the language.
const address = new URL(location.href);
const isOfDoor = [COOKIE_MARK.parameter, LANGUAGE_PARAMETER].filter((name) => address.searchParams.has(name));
if (isOfDoor.length > 0) {
  for (const name of isOfDoor) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}

/** An empty object in Remix's notation. */
const NO_DATA = "[{}]\n";

/**
 * Remix reads the page's data at its first call, and suspends until it is read. A click in between makes React render
 * synchronously what is suspended outside any boundary, which destroys its root (React error 345). So we read the data
 * before React starts; those of a data block need no decoding.
 * @param state of the data block; null where Remix's own script has the data
 */
async function readPageData(state: object | null): Promise<void> {
  if (state) {
    const { streamController } = window.__remixContext;
    streamController.enqueue(NO_DATA);
    streamController.close();
  }
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
  if (state) window.__remixContext.state = state;
}

listenForFragments();
listenForPopups();
window.fetch = readAgain(window.fetch.bind(window));

/**
 * Hydrates the document, which has arrived completely; in pieces, so that nothing pressed meanwhile has to wait for
 * long. Until it is done the browser itself follows links and sends forms.
 */
async function start(): Promise<void> {
  await drawBelow(document);
  await idle();
  const block = document.getElementById(PAGE_DATA);
  const state = block && readDataBlock(block.textContent ?? "");
  // A page whose HTML was cut off stays plain HTML, without hydration.
  if (block && !state) return;
  await readPageData(state);
  await idle();
  const parts = partsIn(document);
  trustOwnMarkup(Object.values(parts));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShellPartsProvider value={parts}>
          <RemixBrowser />
        </ShellPartsProvider>
      </StrictMode>,
    );
  });
}

// Remix's script is asynchronous: from the browser's cache it runs while the document is still loading, whose data come
// at its end.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
