/**
 * How a document is delivered: with or without the framework's scripts. One without scripts (`hasNoScripts` of its
 * route's handle, a refused request) is plain HTML and is never hydrated, so only the server asks; in the browser the
 * answer is that of a document with everything.
 */
import { type Location, ScrollRestoration } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";

export interface DocumentMode {
  /** Whether the document brings the framework's scripts. */
  hasScripts: boolean;
  /**
   * The nonce of this answer's Content-Security-Policy, for a `<script>`. It is never among a page's data, and a browser
   * hides it from scripts, so in the browser it is undefined.
   */
  nonce?: string;
}

const DocumentModeContext = createContext<DocumentMode>({ hasScripts: true });

export const DocumentModeProvider = DocumentModeContext.Provider;

/** How the document that is being printed is delivered. */
export const useDocumentMode = (): DocumentMode => useContext(DocumentModeContext);

/** Restores the place in a page on Back. The rest of the framework's scripts is start.server.ts's. */
export function PageScripts() {
  const { hasScripts, nonce } = useDocumentMode();
  return hasScripts ? <ScrollRestoration nonce={nonce} getKey={placeOf} /> : null;
}

/** The browser makes the entry of a fragment link, without a key of its own: the router calls all such "default". */
const placeOf = ({ key, pathname, search, hash }: Location) =>
  key === "default" && hash ? pathname + search + hash : key;

/** What is there only where no script runs: `<noscript>`, or as it is in a document that brings none. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useDocumentMode().hasScripts ? <noscript>{children}</noscript> : children;
}
