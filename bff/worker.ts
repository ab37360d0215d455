/**
 * The Worker: Remix behind the front door. Static files are answered by the platform before this runs.
 */
import { createRequestHandler, data, redirect, redirectDocument, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "#build/server/index.js";
import type { PageContext } from "./client.ts";
import { DocumentCache } from "./door/document-cache.ts";
import { createFrontDoor, type DataRefusal } from "./door/front-door.ts";
import { type ErrorCode, errorTable } from "./errors.ts";
import { pagesOf } from "./pages/pages.ts";
import { createSameOriginApi } from "./routes/same-origin-api.ts";

const shop = build as ServerBuild;
const remix = createRequestHandler(shop, "production");

/** Remix with a single route that refuses, so that a refusal has the notation that Remix's client reads. */
function refuseData(request: Request, refusal: DataRefusal, context?: PageContext): Promise<Response> {
  const refuse = () => {
    if ("failure" in refusal) throw failureData(refusal.failure, context);
    if (refusal.reload) throw redirectDocument(refusal.moveTo);
    // The target page shows a notice, so Remix must load its data again.
    throw redirect(refusal.moveTo, { headers: { "X-Remix-Revalidate": "yes" } });
  };
  const module = { default: () => null, loader: refuse, action: refuse };
  return createRequestHandler({ ...shop, routes: { root: { id: "root", path: "*", module } } }, "production")(
    request,
    context && { ...context },
  );
}

/** A refused form's answer says why (app/forms/client-action.ts). */
function failureData(code: ErrorCode, context: PageContext | undefined) {
  const { status } = errorTable[code];
  const why = context && build.entry.module.refusalOf(context.language, status, context);
  return data({ code, ...why }, { status });
}

const edge = () => caches.open("replies");

export default createFrontDoor({
  renderPage: (request, context) => remix(request, { ...context }),
  refuseData,
  api: createSameOriginApi(),
  pages: pagesOf(shop.routes),
  edge,
  cached: {
    edge,
    documents: new DocumentCache({ cache: () => caches.open("documents"), version: shop.assets.version }),
    cut: build.entry.module.cutDocument,
    fill: build.entry.module.fillDocument,
  },
  pictureCache: () => caches.open("pictures"),
});

/** The Durable Object classes that wrangler.toml binds. */
export { AttemptCounter } from "./limits/attempt-counter.ts";
export { Shopper } from "./shopper/shopper.ts";
