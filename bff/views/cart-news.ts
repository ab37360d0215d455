/** A sign-in's changes to the browser's cart, for the shopper's notices (rule C9). */
import type { CartAtSignIn } from "../shopper/sign-in.ts";
import type { ProductRow } from "../upstream/contract.ts";

/** A removed line with its former position, for the undo. */
interface GoneLine {
  id: number;
  quantity: number;
  place: number;
}

export interface CartNews {
  /** The merge with the stored cart: `unknown`, it did not arrive; null, nothing has changed. */
  joined: JoinedNews | "unknown" | null;
  /** The lines of the browser's previous customer. */
  foreign: GoneLine[];
}

export interface JoinedNews {
  added: number;
  /** Models of the added products; null where the API has not named one in time. */
  models: (string | null)[];
  changed: number;
  /** Removed or ordered at another browser. */
  removed: GoneLine[];
  /** Stored lines for which the cart had no room. */
  left: number;
}

/**
 * @param rows what the API says of the added products, if anything
 * @returns null when the cart is as it was
 */
export function cartNews({ joined, foreign }: CartAtSignIn, rows: readonly ProductRow[]): CartNews | null {
  const news = { joined: joinedNews(joined, rows), foreign: foreign.map(goneLine) };
  return news.joined || foreign.length > 0 ? news : null;
}

function joinedNews(joined: CartAtSignIn["joined"], rows: readonly ProductRow[]): CartNews["joined"] {
  if (joined === "unknown") return joined;
  const { added, changed, removed, left } = joined;
  if (added.length + changed + removed.length + left.length === 0) return null;
  return {
    added: added.length,
    models: added.map(({ id }) => rows.find((row) => row.id === id)?.model ?? null),
    changed,
    removed: removed.map(goneLine),
    left: left.length,
  };
}

const goneLine = ({ line: { id, quantity }, place }: CartAtSignIn["foreign"][number]): GoneLine => ({
  id,
  quantity,
  place,
});
