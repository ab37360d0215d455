/** A cookie key ring with one fresh key. */
export declare function newCookieKeys(): string;
/** The local secrets of both Workers: from the environment, from `.dev.vars`, or made now. */
export declare function localSecrets(root: string): {
  shop: { COOKIE_KEYS: string };
  api: { API_TOKEN_SECRET: string };
};
