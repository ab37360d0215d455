/** Tells the storefront which products have changed, so that no page of it shows what was (decision 0212). */
import type { Settings } from "../env.ts";
import { keyedHash } from "../security/secret.ts";

/** How long the storefront may take, in milliseconds; what it keeps ends by itself. */
const PATIENCE = 5_000;

type PurgeSettings = Pick<Settings, "PURGE_SECRET" | "SITE_ORIGIN">;

/**
 * @param settings without `PURGE_SECRET` or `SITE_ORIGIN` nobody is told
 * @param products their ids
 * @returns when it was told, or could not be: a change does not fail for that
 */
export async function purgeShop(
  { PURGE_SECRET, SITE_ORIGIN }: PurgeSettings,
  products: readonly number[],
): Promise<void> {
  if (!PURGE_SECRET || !SITE_ORIGIN || products.length === 0) return;
  const body = JSON.stringify({ products });
  const now = Math.floor(Date.now() / 1_000);
  // The storefront's form of a signature (docs/operations.md).
  const signature = `Purge t=${now}, v=${await keyedHash(PURGE_SECRET, `${now}.${body}`)}`;
  const reason = await fetch(new URL("/purge", SITE_ORIGIN), {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", Authorization: signature },
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ status }) => (status === 204 ? null : status),
    () => "unreachable",
  );
  if (reason !== null) console.warn(JSON.stringify({ level: "warn", event: "purge-failed", reason }));
}

/** As `purgeShop`, of the products of an order, which takes stock or gives it back. */
export async function purgeOrder(settings: PurgeSettings, database: D1Database, orderNumber: string): Promise<void> {
  if (!settings.PURGE_SECRET) return;
  const { results } = await database
    .prepare("SELECT product_id FROM order_line JOIN orders ON orders.id = order_line.order_id WHERE ordernumber = ?")
    .bind(orderNumber)
    .all<{ product_id: number }>();
  await purgeShop(
    settings,
    results.map(({ product_id }) => product_id),
  );
}
