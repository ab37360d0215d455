/** Where `useKeptFields` keeps the e-mail of the sign-in form: whoever has forgotten the password need not type it again. */
export const SIGN_IN_TEXT = "sign-in";
