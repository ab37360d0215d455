import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceProvider } from "#app/components/nonce.ts";
import { inlineJson } from "#app/inline-json.ts";

/**
 * Renders a page to a string. On workerd a stream encodes every small piece by itself and is several times slower, and
 * a Suspense boundary would hide what is in it from shoppers without JavaScript (design.md, Rendering).
 *
 * Remix hands the loaders' data over as a stream that `RemixServer` would print through Suspense; it is read to its end
 * here and printed before `</body>` as one script that fills the stream which `<Scripts>` has opened.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  context: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const handoff = context.serverHandoffStream ? await readText(context.serverHandoffStream) : "";
  const html = renderToString(
    <NonceProvider value={nonce}>
      <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </NonceProvider>,
  );
  const handoffScript =
    `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${inlineJson(handoff)});` +
    "window.__remixContext.streamController.close();</script>";
  const page = html
    .replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} nonce="${nonce}" fetchpriority="low"`)
    // A function as replacement: the data may hold `$&`, which a replacement text would expand.
    .replace("</body>", () => `${handoffScript}</body>`);
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${page}`, { headers: responseHeaders, status: responseStatusCode });
}

/**
 * How Remix' `<Scripts>` begins a preload. It knows no nonce for it, without which 'strict-dynamic' forbids the load, and lets the
 * scripts compete with the page's own pictures and fonts.
 */
const MODULE_PRELOAD = '<link rel="modulepreload"';

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
