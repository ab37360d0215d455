/** The providers of sign-ins that the shop knows; which of them it offers is configuration (sign-in/providers.ts). */
export const PROVIDERS = ["facebook"] as const;

/** A provider, as the address of its sign-in names it: `/login/facebook`. */
export type ProviderName = (typeof PROVIDERS)[number];

/** The pages from which a sign-in at a provider begins, and to which one that failed leads back. */
export const SIGN_IN_PAGES = ["/login", "/register"] as const;
export type SignInPage = (typeof SIGN_IN_PAGES)[number];
