import type { Context } from "hono";
import type { Api } from "../env.ts";

const HEADERS = { "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" };

/** A picture under /images/: a file of the demonstration's, or one that was imported (scripts/catalogue). */
export async function pictures(context: Context<Api>): Promise<Response> {
  const { path } = context.req;
  const [, type] = /^\/images\/[a-z]+\/[a-z0-9-]+\.(webp|png)$/.exec(path) ?? [];
  if (type !== undefined) {
    const file = await context.env.ASSETS.fetch(new URL(path, "https://files.invalid"));
    if (file.ok) return new Response(file.body, { headers: { ...HEADERS, "Content-Type": `image/${type}` } });
  }
  const [, name] = /^\/images\/product\/([a-z0-9][a-z0-9._-]{0,120})$/.exec(path) ?? [];
  if (name === undefined) return context.notFound();
  // Its name ends in its digest: nothing else ever has this address.
  const headers = { ...HEADERS, ETag: `"${name}"` };
  if (context.req.header("If-None-Match") === headers.ETag) return context.body(null, 304, headers);
  const kept = await context.env.DB.prepare("SELECT type, content FROM picture WHERE name = ?")
    .bind(name)
    .first<{ type: string; content: string }>();
  if (kept === null) return context.notFound();
  const bytes = Uint8Array.from(atob(kept.content), (character) => character.charCodeAt(0));
  return context.body(bytes, 200, {
    ...headers,
    "Content-Type": kept.type,
    "Content-Length": String(bytes.byteLength),
  });
}
