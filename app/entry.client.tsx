import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { COOKIE_MARK } from "#bff/domain/cookie-mark.ts";
import { PAGE_DATA, readDataBlock } from "./remix/page-data.ts";
import { readAgain } from "./remix/read-again.ts";
import { FramePartsProvider, partsIn } from "./remix/static-html.tsx";
import { trustOwnMarkup } from "./remix/trusted-markup.ts";

declare global {
  interface Window {
    /** Opened by Remix's own inline script; what is written here is what its client starts with. */
    __remixContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

const block = document.getElementById(PAGE_DATA);
const pageData = block && readDataBlock(block.textContent ?? "");
if (pageData) {
  const { streamController } = window.__remixContext;
  streamController.enqueue(pageData);
  streamController.close();
}

// The page was printed for the address without it.
const address = new URL(location.href);
if (address.searchParams.has(COOKIE_MARK.parameter)) {
  address.searchParams.delete(COOKIE_MARK.parameter);
  history.replaceState(history.state, "", address);
}

/**
 * Remix reads the page's data at its first call, and suspends until it is read. A press in between would make React
 * render at once what is suspended outside of any boundary, which ends its root (React error 345): so the data is read
 * before React begins.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

window.fetch = readAgain(window.fetch.bind(window));

const parts = partsIn(document);
trustOwnMarkup(Object.values(parts));

// What is left of a page that was cut off stays the plain page that it is.
if (!block || pageData !== null)
  void readPageData().then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <FramePartsProvider value={parts}>
            <RemixBrowser />
          </FramePartsProvider>
        </StrictMode>,
      );
    }),
  );
