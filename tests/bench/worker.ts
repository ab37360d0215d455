/**
 * The storefront's Worker with three more ways to answer each page, so that all are measured in one run of one process:
 * `X-Bench: rendered` renders the page for this request alone, `X-Bench: react` renders the same tree again with
 * `renderToString` and does nothing else, `X-Bench: constant` answers with the page as it was last rendered.
 */
import { type AppLoadContext, createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/cloudflare";
import { renderToString } from "react-dom/server";
import type { PageContext } from "#bff/client.ts";
import { DocumentCache } from "#bff/door/document-cache.ts";
import { createFrontDoor } from "#bff/door/front-door.ts";
import { pagesOf } from "#bff/pages/pages.ts";
import { createSameOriginApi } from "#bff/routes/same-origin-api.ts";
import * as build from "#build/server/index.js";

interface Rendered {
  context: EntryContext;
  load: AppLoadContext;
  html: string;
}

const rendered = new Map<string, Rendered>();
const shop = build as ServerBuild;
const handleRequest = shop.entry.module.default;

/** Remix's build, but for an entry that remembers what it rendered. */
const observed: ServerBuild = {
  ...shop,
  entry: {
    module: {
      ...shop.entry.module,
      async default(request, status, headers, context, loadContext) {
        const response = await handleRequest(request, status, headers, context, loadContext);
        if (!(response instanceof Response)) throw new TypeError("The entry answered with no response");
        if (!request.headers.has("X-Bench-Learn")) return response;
        const html = await response.text();
        rendered.set(new URL(request.url).pathname, { context, load: loadContext, html });
        return new Response(html, response);
      },
    },
  },
};

const remix = createRequestHandler(observed, "production");
const edge = () => caches.open("replies");
const pages = {
  renderPage: (request: Request, context: PageContext) => remix(request, { ...context }),
  refuseData: async () => new Response(null, { status: 500 }),
  api: createSameOriginApi(),
  pages: pagesOf(shop.routes),
  edge,
  pictureCache: () => caches.open("pictures"),
};
const rendering = createFrontDoor(pages);
const documents = new DocumentCache({ cache: () => caches.open("documents"), version: shop.assets.version });
const keeping = createFrontDoor({
  ...pages,
  cached: { edge, documents, cut: build.entry.module.cutDocument, fill: build.entry.module.fillDocument },
});

export default {
  async fetch(request: Request, env: object, context: ExecutionContext): Promise<Response> {
    const kind = request.headers.get("X-Bench");
    if (kind === null) return keeping.fetch(request, env, context);
    if (kind === "rendered") return rendering.fetch(request, env, context);
    const page = rendered.get(new URL(request.url).pathname);
    if (!page) return new Response("not learnt", { status: 500 });
    const html =
      kind === "react" ? renderToString(build.entry.module.pageTree(page.context, request.url, page.load)) : page.html;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};

export { AttemptCounter } from "#bff/limits/attempt-counter.ts";
export { Shopper } from "#bff/shopper/shopper.ts";
