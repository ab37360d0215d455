/**
 * The names that carry the cookie check's mark (bff/door/cookie-check.ts): a query parameter and a header.
 */
export const COOKIE_MARK = { parameter: "cookies", header: "X-Cookie-Check" } as const;

/** The address at which a script checks, with a mark, whether its browser has stored the cookies. */
export const COOKIE_QUESTION = "/cookies";
