// @ts-check
/** Local secrets: created at the first start, stored in files that git ignores and `wrangler dev` reads. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** @returns {string} a cookie key ring with one fresh key, `id:base64url of 32 bytes` */
export const newCookieKeys = () => `k1:${randomBytes(32).toString("base64url")}`;

/**
 * Reads the secrets of both Workers, from the environment first, then from their `.dev.vars`, making what is missing.
 * @param {string} root the project's folder
 */
export const localSecrets = (root) => ({
  shop: { COOKIE_KEYS: secret(join(root, ".dev.vars"), "COOKIE_KEYS", newCookieKeys()) },
  api: {
    API_TOKEN_SECRET: secret(join(root, "api/.dev.vars"), "API_TOKEN_SECRET", randomBytes(32).toString("base64url")),
  },
});

/**
 * @param {string} file
 * @param {string} name
 * @param {string} fresh is kept where there is none
 */
function secret(file, name, fresh) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const known = process.env[name] || parseEnv(text)[name];
  if (known) return known;
  writeFileSync(file, `${text}${text && !text.endsWith("\n") ? "\n" : ""}${name}=${fresh}\n`, { mode: 0o600 });
  return fresh;
}
