/** The ids of the last writes that must not be done twice: adds to the cart, and steps of a quantity. */
import { MOST_ADDS } from "../rules/write-id.ts";
import { cookies } from "./cookies.ts";
import type { Visitor } from "./visitor.ts";

/** The ids of those that this browser's shopper has had executed, oldest first; at most `MOST_ADDS`. */
export const executedWrites = async ({ jar }: Visitor): Promise<readonly string[]> =>
  (await jar.read(cookies.adds)) ?? [];

/** Remembers one that was executed now; without an id, which only scripts give, nothing. */
export async function noteExecuted(visitor: Visitor, write: string | undefined): Promise<void> {
  if (write) visitor.jar.write(cookies.adds, [...(await executedWrites(visitor)), write].slice(-MOST_ADDS));
}
