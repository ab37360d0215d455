/**
 * The Trusted Types policy. Pages require it (`require-trusted-types-for`, bff/door/security-headers.ts), and the
 * browser consults the one policy that they allow, named `default`.
 */

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types, which accept plain text. */
    trustedTypes?: { createPolicy(name: "default", rules: { createHTML: (text: string) => string | null }): unknown };
  }
}

/** How React 18 makes every script element, JSON-LD among them: an empty one, out of markup. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Lets two things become markup: text in which no element can begin (JSON-LD, whose `<` is escaped), and React's empty
 * script element. Everything else throws and is reported.
 */
export function trustOwnMarkup(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (!text.includes("<") || text === EMPTY_SCRIPT ? text : null),
  });
}
