import type { Context } from "hono";
import { drawPicture } from "../demo/pictures/index.ts";
import type { Api } from "../env.ts";

const HEADERS = { "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" };

/** A picture under /images/. */
export function pictures(context: Context<Api>): Response | Promise<Response> {
  const drawn = drawPicture(context.req.path);
  if (drawn === undefined) return context.notFound();
  return context.body(drawn.body, 200, { ...HEADERS, "Content-Type": drawn.contentType });
}
