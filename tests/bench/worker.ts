/**
 * The storefront's Worker with two more ways to answer each page, so that all three are measured in one run of one
 * process: `X-Bench: constant` answers with the page as it was last rendered, `X-Bench: react` renders the same tree
 * again with `renderToString` and does nothing else.
 */
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createFrontDoor } from "#bff/door/front-door.ts";
import * as build from "#build/server/index.js";

interface Rendered {
  context: EntryContext;
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
        rendered.set(new URL(request.url).pathname, { context: { ...context, serverHandoffStream: undefined }, html });
        return new Response(html, response);
      },
    },
  },
};

const remix = createRequestHandler(observed, "production");
const door = createFrontDoor({
  renderPage: (request, context) => remix(request, { ...context }),
  refuseData: async () => new Response(null, { status: 500 }),
  edge: () => caches.open("replies"),
  pictureCache: () => caches.open("pictures"),
});

export default {
  async fetch(request: Request, env: object, context: ExecutionContext): Promise<Response> {
    const kind = request.headers.get("X-Bench");
    if (kind === null) return door.fetch(request, env, context);
    const page = rendered.get(new URL(request.url).pathname);
    if (!page) return new Response("not learnt", { status: 500 });
    const html = kind === "react" ? renderAgain(page.context, request.url) : page.html;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};

function renderAgain(context: EntryContext, url: string): string {
  return renderToString(createElement(RemixServer, { context, url }));
}

export { OrderGate } from "#bff/checkout/order-gate.ts";
