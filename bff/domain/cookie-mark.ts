/** How the mark of the check whether a browser takes cookies travels (bff/middleware/cookie-check.ts): with a link, and with what our script asks for. */
export const COOKIE_MARK = { parameter: "cookies", header: "X-Cookie-Check" } as const;
