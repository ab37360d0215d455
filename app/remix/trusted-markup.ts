/**
 * What may become markup in the browser. Pages forbid text in its place (`require-trusted-types-for`,
 * bff/door/security-headers.ts), and the browser asks the one policy that they allow, named `default`.
 */

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types, which take text as ever. */
    trustedTypes?: { createPolicy(name: "default", rules: { createHTML: (text: string) => string | null }): unknown };
  }
}

/** How React 18 makes every script element, JSON-LD among them: an empty one, out of markup. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Lets three things become markup: text in which no element can begin (JSON-LD, whose `<` is escaped), React's empty
 * script element, and what the server has printed of the frame. Everything else throws where it is tried, and is
 * reported.
 * @param printed the frame's parts, as they stand in the document
 */
export function trustOwnMarkup(printed: readonly (string | undefined)[]): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (!text.includes("<") || text === EMPTY_SCRIPT || printed.includes(text) ? text : null),
  });
}
