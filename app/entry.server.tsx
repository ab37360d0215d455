import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { preloads } from "#app/head/preloads.server.ts";
import { DeliveryProvider } from "#app/remix/document.tsx";
import { inlineJson } from "#app/remix/inline-json.ts";
import { NonceProvider } from "#app/remix/nonce.ts";
import { cutBody, LAYER_DATA, placeInJson, REQUEST_ID } from "#app/remix/page-body.server.ts";
import { encodeFields, PAGE_DATA } from "#app/remix/page-data.ts";
import { SeamProvider } from "#app/remix/seam.tsx";
import { smallHtml } from "#app/remix/small-html.ts";
import { startLater } from "#app/remix/start-later.server.ts";
import { ShellPartsProvider } from "#app/remix/static-html.tsx";
import { printStaticShell } from "#app/remix/static-shell.server.tsx";
import { HISTORY_SCRIPT } from "#bff/rules/history-script.ts";

/** Why the front door refused a form, for the script that sent it. */
export { refusalOf } from "#app/errors/refusal.server.ts";
/** For pages whose body is kept (decision 0211). */
export { deliverBody, deliverData } from "#app/remix/deliver-body.server.tsx";

/**
 * Renders a page to a string. On workerd a stream encodes every small piece by itself and is several times slower, and
 * a Suspense boundary would hide its content from shoppers without JavaScript.
 *
 * The loaders' data, which `RemixServer` would print through Suspense, stands before `</body>` as a data block
 * (page-data.ts).
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  context: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const { body, nonce, delivery } = load;
  const { loaderData } = context.staticHandlerContext;
  const html = renderToString(pageTree(context, request.url, load));
  const handoff = delivery.hasScripts ? await handoffOf(context, load) : "";
  if (!delivery.hasScripts) await context.serverHandoffStream?.cancel();
  const page = startLater(smallHtml(html), nonce)
    // Last in the head, where React leaves what it has not rendered.
    .replace("</head>", () => `${BACK}</head>`)
    // A replacer function, because a replacement string would expand `$&` in the data.
    .replace("</body>", () => `${handoff}</body>`);
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  responseHeaders.set("Link", preloads());
  if (body) {
    const { root, ...routes } = loaderData;
    const data = encodeFields(Object.fromEntries(Object.entries(routes).map(([id, of]) => [id, { data: of }])));
    const facts = { status: responseStatusCode, headers: [...responseHeaders], root: JSON.stringify(root), data };
    body.made = { ...facts, ...cutBody(`<!DOCTYPE html>${page}`, nonce) };
    return new Response(null, { status: responseStatusCode });
  }
  return new Response(`<!DOCTYPE html>${page}`, { headers: responseHeaders, status: responseStatusCode });
}

/**
 * The page as React renders it, with what its components ask for beside the loaders' data. `npm run bench` renders it
 * alone.
 * @param url of the request
 */
export function pageTree(context: EntryContext, url: string, load: AppLoadContext): ReactElement {
  const { body, nonce, staticShell, language, delivery } = load;
  return (
    <NonceProvider value={nonce}>
      <DeliveryProvider value={delivery}>
        <SeamProvider value={body && nonce}>
          <ShellPartsProvider value={staticShell ? printStaticShell(staticShell, language, delivery) : {}}>
            <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={url} nonce={nonce} />
          </ShellPartsProvider>
        </SeamProvider>
      </DeliveryProvider>
    </NonceProvider>
  );
}

/** The policy knows it by its hash. */
const BACK = `<script>${HISTORY_SCRIPT}</script>`;

/**
 * The element that brings the loaders' and the action's data to the browser. Loaders return what JSON can hold. Errors
 * are classes that only Remix's own notation knows: a page with one uses that notation, in a script that fills the
 * stream which `<Scripts>` has opened.
 */
async function handoffOf(context: EntryContext, { body, nonce }: AppLoadContext): Promise<string> {
  const { serverHandoffStream, staticHandlerContext } = context;
  const { loaderData, actionData, errors } = staticHandlerContext;
  if (!errors) {
    await serverHandoffStream?.cancel();
    const state = body
      ? dataOfBody(loaderData, nonce)
      : inlineJson({ loaderData, ...(actionData ? { actionData } : {}) });
    return `<script type="application/json" id="${PAGE_DATA}">${state}</script>`;
  }
  const handoff = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  return (
    `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${inlineJson(handoff)});` +
    "window.__remixContext.streamController.close();</script>"
  );
}

/** The data of a page that is rendered for nobody: the layer is one place in it, the request's id another. */
function dataOfBody(loaderData: EntryContext["staticHandlerContext"]["loaderData"], mark: string): string {
  const { root, ...page } = loaderData as { root: { shell: Record<string, unknown> } };
  const { events, parts, shop, ...layer } = root.shell;
  const shell = { events, parts, shop, [mark]: 0 };
  const requestId = placeInJson(mark, REQUEST_ID, "");
  return inlineJson({
    loaderData: { ...page, root: { ...root, requestId, shell } },
  }).replace(`"${mark}":0`, () => placeInJson(mark, LAYER_DATA, inlineJson(layer).slice(1, -1)));
}

/**
 * Logs an unexpected error by name and origin, without its message, which may quote a shopper's input. By default Remix
 * prints the whole error.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return;
  const stack = error instanceof Error ? (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)) : [];
  const { requestId, route } = context;
  if (isPostToNone(error)) {
    console.warn(JSON.stringify({ level: "warn", event: "odd-request", requestId, reason: "no action" }));
    return;
  }
  const fields = { requestId, name: error instanceof Error ? error.name : typeof error, route };
  console.error(JSON.stringify({ level: "error", event: "page", ...fields, stack: stack.slice(0, 12) }));
}

/**
 * The router's error for a post to a page without an action, which becomes a 405: anybody can send any number of them,
 * and it is not a defect of ours.
 */
function isPostToNone(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 405;
}
