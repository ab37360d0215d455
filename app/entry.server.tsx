import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { preloads } from "#app/head/preloads.server.ts";
import { DocumentModeProvider } from "#app/remix/document.tsx";
import { inlineJson } from "#app/remix/inline-json.ts";
import { dataBlock, startOf } from "#app/remix/start.server.ts";
import { ShopperProvider } from "#app/shell/use-root-data.ts";
import { HISTORY_SCRIPT } from "#bff/rules/history-script.ts";

/** Why the front door refused a form, for the script that sent it. */
export { refusalOf } from "#app/errors/refusal.server.ts";
/** For documents that are cached. */
export { cutDocument, fillDocument } from "#app/remix/document-slots.server.tsx";

/**
 * Renders a page to a string. On workerd a stream encodes every small piece by itself and is several times slower, and
 * a Suspense boundary would hide its content from shoppers without JavaScript. So the data, which `RemixServer` would
 * print through Suspense, stand at the end of the body.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  context: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const { delivery, nonce, shopper } = load;
  const html = renderToString(
    <DocumentModeProvider value={{ ...delivery, nonce }}>
      <ShopperProvider value={shopper ?? null}>
        <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
      </ShopperProvider>
    </DocumentModeProvider>,
  );
  if (!delivery.hasScripts) await context.serverHandoffStream?.cancel();
  const end = delivery.hasScripts
    ? dataBlock("shopper", inlineJson(shopper ?? null)) + (await startOf(context, nonce))
    : "";
  const page = html
    // Last in the head, where React leaves what it has not rendered. A replacer function, because a replacement string
    // would expand `$&` in the data.
    .replace("</head>", () => `${BACK}</head>`)
    .replace("</body>", () => `${end}</body>`);
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  responseHeaders.set("Link", preloads());
  return new Response(`<!DOCTYPE html>${page}`, { headers: responseHeaders, status: responseStatusCode });
}

/** The policy knows it by its hash. */
const BACK = `<script>${HISTORY_SCRIPT}</script>`;

/**
 * Logs an unexpected error by name and origin, without its message, which may quote a shopper's input. By default Remix
 * prints the whole error.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return;
  const { requestId, route } = context;
  // The router's error for a post to a page without an action, a 405: anybody can send any number of them.
  if (isRouteErrorResponse(error) && error.status === 405) {
    console.warn(JSON.stringify({ level: "warn", event: "odd-request", requestId, reason: "no action" }));
    return;
  }
  const stack = error instanceof Error ? (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)) : [];
  const fields = { requestId, name: error instanceof Error ? error.name : typeof error, route };
  console.error(JSON.stringify({ level: "error", event: "page", ...fields, stack: stack.slice(0, 12) }));
}
