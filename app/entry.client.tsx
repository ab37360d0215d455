import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { COOKIE_MARK } from "#bff/rules/cookie-mark.ts";
import { LANGUAGE_PARAMETER } from "#bff/rules/language.ts";
import { listenForEnd } from "./forms/presses.ts";
import { listenForFragments } from "./remix/fragment-entries.ts";
import { keepOverRecovery } from "./remix/kept-over-recovery.ts";
import { listenForLostScripts } from "./remix/lost-script.ts";
import { PAGE_DATA, readDataBlock } from "./remix/page-data.ts";
import { readAgain } from "./remix/read-again.ts";
import { partsIn, ShellPartsProvider } from "./remix/static-html.tsx";
import { trustOwnMarkup } from "./remix/trusted-markup.ts";
import { keepTypedEarly } from "./remix/typed-early.ts";
import { listenForPopups } from "./shell/popups.ts";

declare global {
  interface Window {
    /** Remix's inline script opens the stream; its client starts with the data that we enqueue. */
    __remixContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

// The server rendered the page for the address without these parameters, and remembers the language.
const address = new URL(location.href);
const isOfDoor = [COOKIE_MARK, LANGUAGE_PARAMETER].filter((name) => address.searchParams.has(name));
if (isOfDoor.length > 0) {
  for (const name of isOfDoor) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}

/**
 * Remix reads the page's data at its first call, and suspends until it is read. A click in between makes React render
 * synchronously what is suspended outside any boundary, which destroys its root (React error 345). So we read the data
 * before React starts.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

listenForFragments();
listenForPopups();
listenForLostScripts();
listenForEnd();
window.fetch = readAgain(window.fetch.bind(window));

/** Hydrates the document, which has arrived completely. */
function start(): void {
  const block = document.getElementById(PAGE_DATA);
  const pageData = block && readDataBlock(block.textContent ?? "");
  if (pageData) {
    const { streamController } = window.__remixContext;
    streamController.enqueue(pageData);
    streamController.close();
  }
  const parts = partsIn(document);
  trustOwnMarkup(Object.values(parts));
  keepTypedEarly();
  // A page whose HTML was cut off stays plain HTML, without hydration.
  if (block && pageData === null) return;
  const onRecoverableError = keepOverRecovery();
  void readPageData().then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <ShellPartsProvider value={parts}>
            <RemixBrowser />
          </ShellPartsProvider>
        </StrictMode>,
        { onRecoverableError },
      );
    }),
  );
}

// Remix's script is asynchronous: from the browser's cache it runs while the document is still loading, whose data come
// at its end.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
