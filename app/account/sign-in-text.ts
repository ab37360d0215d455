/** The key of `useKeptFields` for signing in and for a forgotten password: the e-mail is typed once. */
export const SIGN_IN_TEXT = "sign-in";
