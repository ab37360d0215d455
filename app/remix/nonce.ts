import { createContext, useContext } from "react";

/**
 * The nonce of this answer's Content-Security-Policy, on the server only: it is never among a page's data, and a
 * browser hides it from scripts, so in the browser it is undefined.
 */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce for a `<script>` or a module preload. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
