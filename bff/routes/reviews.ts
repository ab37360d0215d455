/** Reviews: writing them, and keeping a guest's text while they sign in. */
import { Hono } from "hono";
import { z } from "zod";
import { resolveProductId } from "../checkout/resolve-product-id.ts";
import { id, idText } from "../rules/fields.ts";
import { MAX_REVIEW_LENGTH, publishedText, reviewText } from "../rules/review.ts";
import type { Visitor } from "../session/visitor.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import { TokenRefused } from "../upstream/client.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody, routeParams } from "./json-body.ts";
import { replyWith } from "./reply.ts";

/** The API checks neither (docs/api.md, section 4): this is the border. */
const review = z.object({
  id,
  rate: z.number().int().min(1).max(5),
  message: z.string().transform(reviewText).pipe(z.string().min(1).max(MAX_REVIEW_LENGTH)),
});

export const reviews = new Hono<BffEnv>()
  /**
   * Stores a review, or changes the customer's own: the API keeps one per customer and product. `given-in-part`: stored
   * without its emoji; `gone`: no such product; `sign-in`: what was written is noted for after signing in.
   */
  .post("/", jsonBody(review), async (c) => {
    const { visitor } = c.env;
    const { id: asked, ...written } = c.req.valid("json");
    const id = await resolveProductId(visitor, asked);
    const outcome = await give(visitor, { id, ...written });
    if (outcome === "sign-in") writeNotes(visitor, { review: { id, ...written } });
    return replyWith({ outcome });
  })

  /** What was written of a product before signing in; null for none. */
  .get("/draft/:id", routeParams(z.object({ id: idText })), async (c) => {
    const review = await readNote(c.env.visitor, "review");
    return replyWith({ review: review?.id === c.req.valid("param").id ? review : null });
  });

type Outcome = "given" | "given-in-part" | "gone" | "sign-in";

async function give(visitor: Visitor, written: z.output<typeof review>): Promise<Outcome> {
  const session = await visitor.shopper.session();
  if (!session) return "sign-in";
  const message = publishedText(written.message);
  try {
    const { result } = await visitor.api.fresh("addProductReview", { ...written, message }, session.token);
    if (result !== "success") return "gone";
    return message === written.message ? "given" : "given-in-part";
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    return "sign-in";
  }
}
