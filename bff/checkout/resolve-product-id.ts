import type { Visitor } from "../session/visitor.ts";
import { PROMOTIONAL_ID, productView } from "../views/product.ts";

/** The id to sell, save and compare for a requested one. */
export async function resolveProductId(visitor: Visitor, id: number): Promise<number> {
  if (id !== PROMOTIONAL_ID) return id;
  const reply = await visitor.api.cached("singleProduct", { id, discount_end: true });
  return (reply.result === "success" && productView(reply)?.id) || id;
}
