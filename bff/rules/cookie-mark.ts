/** The parameter with the cookie check's mark (bff/door/cookie-check.ts). */
export const COOKIE_MARK = "cookies";
