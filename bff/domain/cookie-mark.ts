/**
 * How the mark of the check whether a browser takes cookies travels (bff/door/cookie-check.ts): with a link, and with
 * what our script asks for.
 */
export const COOKIE_MARK = { parameter: "cookies", header: "X-Cookie-Check" } as const;

/** Where a script asks, with a mark, whether its browser has kept the cookies of the answer that brought it. */
export const COOKIE_QUESTION = "/cookies";
