/** Which product is really meant by an id. */

import type { Visitor } from "../session/visitor.ts";
import { PROMOTIONAL_ID, productView } from "../views/product.ts";

/** The id that is sold, saved and compared when this one is asked for. */
export async function resolveProductId(visitor: Visitor, id: number): Promise<number> {
  if (id !== PROMOTIONAL_ID) return id;
  const reply = await visitor.cached("singleProduct", { id, discount_end: true });
  return (reply.result === "success" && productView(reply)?.id) || id;
}
