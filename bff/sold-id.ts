/** Which product is really meant by an id. */
import type { Visitor } from "./visitor.ts";

/** The promotional row: the API sells the real product of the same model in its place (`ids`, wire contract §6.1). */
const SPECIAL_ID = 1;

/** The id that is sold, saved and compared when this one is asked for. */
export async function soldId(visitor: Visitor, id: number): Promise<number> {
  if (id !== SPECIAL_ID) return id;
  const reply = await visitor.cached("singleProduct", { id });
  return reply.result === "success" && reply.ids > 0 ? reply.ids : id;
}
