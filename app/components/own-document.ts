/**
 * Whether this document was loaded at this address. Only the page's own headers allow geolocation and a map's pictures
 * (bff/door/security-headers.ts); shoppers mostly arrive by a link that loads no document.
 */
export const isOwnDocument = () =>
  performance.getEntriesByType("navigation").some(({ name }) => new URL(name).pathname === location.pathname);
