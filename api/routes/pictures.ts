import type { Context } from "hono";
import type { Api } from "../env.ts";

const HEADERS = { "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" };

/** A picture under /images/: a file of the demonstration's. */
export async function pictures(context: Context<Api>): Promise<Response> {
  const { path } = context.req;
  const [, type] = /^\/images\/[a-z]+\/[a-z0-9-]+\.(webp|png)$/.exec(path) ?? [];
  if (type === undefined) return context.notFound();
  const file = await context.env.ASSETS.fetch(new URL(path, "https://files.invalid"));
  if (!file.ok) return context.notFound();
  return new Response(file.body, { headers: { ...HEADERS, "Content-Type": `image/${type}` } });
}
