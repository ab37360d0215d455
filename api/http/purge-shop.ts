/** Tells the storefront which products have changed, so that no page of it shows what was (decision 0212). */
import type { Settings } from "../env.ts";

/** How long the storefront may take, in milliseconds; what it keeps ends by itself. */
const PATIENCE = 5_000;

/**
 * @param settings without `PURGE_SECRET` or `SITE_ORIGIN` nobody is told
 * @param products their ids
 * @returns when it was told, or could not be: a change does not fail for that
 */
export async function purgeShop(
  { PURGE_SECRET, SITE_ORIGIN }: Pick<Settings, "PURGE_SECRET" | "SITE_ORIGIN">,
  products: readonly number[],
): Promise<void> {
  if (!PURGE_SECRET || !SITE_ORIGIN || products.length === 0) return;
  const body = JSON.stringify({ products });
  const headers = { "Content-Type": "application/json", Authorization: await signed(PURGE_SECRET, body) };
  try {
    await fetch(new URL("/purge", SITE_ORIGIN), {
      method: "POST",
      body,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    console.warn(JSON.stringify({ level: "warn", event: "purge-failed" }));
  }
}

/** The storefront's form of a signature (docs/operations.md). */
async function signed(secret: string, body: string): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(`${now}.${body}`)));
  return `Purge t=${now}, v=${[...mac].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
