/**
 * Whether this document was loaded at this address. Only its own headers allow the browser to tell where it is, and a
 * map's pictures (bff/door/security-headers.ts); a shopper mostly comes by a link that loads no document.
 */
export const isOwnDocument = () =>
  performance.getEntriesByType("navigation").some(({ name }) => new URL(name).pathname === location.pathname);
