import { rememberViewed } from "../rules/recently-viewed.ts";
import { cookies } from "./cookies.ts";
import type { VisitorShopper } from "./visitor-shopper.ts";

/**
 * Puts a product first among those that were viewed last.
 * @param productId the id that is shown: a replaced one leads nowhere later
 */
export async function remember({ jar }: Pick<VisitorShopper, "jar">, productId: number): Promise<void> {
  const before = (await jar.read(cookies.recent)) ?? [];
  if (before[0] !== productId) jar.write(cookies.recent, [...rememberViewed(before, productId)]);
}
