// @ts-check
/** Local secrets: created at the first start, stored in files that git ignores and `wrangler dev` reads. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @returns {string} a cookie key ring with one fresh key, `id:base64url of 32 bytes` */
export const newCookieKeys = () => `k1:${randomBytes(32).toString("base64url")}`;

/**
 * Reads the secrets of both Workers, from the environment first, then from their `.dev.vars`, making what is missing.
 * @param {string} root the project's folder
 * @returns {{ shop: { COOKIE_KEYS: string }, api: { API_TOKEN_SECRET: string } }}
 */
export function localSecrets(root) {
  return {
    shop: { COOKIE_KEYS: secret(join(root, ".dev.vars"), "COOKIE_KEYS", newCookieKeys) },
    api: {
      API_TOKEN_SECRET: secret(join(root, "api/.dev.vars"), "API_TOKEN_SECRET", () =>
        randomBytes(32).toString("base64url"),
      ),
    },
  };
}

/**
 * @param {string} file
 * @param {string} name
 * @param {() => string} make
 */
function secret(file, name, make) {
  if (process.env[name]) return process.env[name];
  const before = kept(file, name);
  if (before) return before;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const value = make();
  writeFileSync(file, `${text}${text && !text.endsWith("\n") ? "\n" : ""}${name}=${value}\n`, { mode: 0o600 });
  return value;
}

/**
 * @param {string} file
 * @param {string} name
 * @returns {string | undefined}
 */
function kept(file, name) {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8")
    .match(new RegExp(`^${name}=(.+)$`, "m"))?.[1]
    ?.trim();
}
