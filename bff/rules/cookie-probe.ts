/** The parameter with the cookie check's probe (bff/door/cookie-check.ts). */
export const COOKIE_PROBE = "cookies";
