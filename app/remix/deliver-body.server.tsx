/**
 * Puts a shopper's layer into a page's body (decision 0211): what differs from the body's own content is rendered, by
 * the components that the page has there, and the rest of the document is copied as it is.
 */
import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { LAYER_PARTS, type LayerPart, type PrintedLayer } from "#app/shell/layer-parts.tsx";
import { printedLayer } from "#app/shell/read-root.server.ts";
import { LanguageProvider } from "#app/words/use-words.ts";
import { ask, type PageContext } from "#bff/client.ts";
import type { Language } from "#bff/rules/language.ts";
import type { PageBody, Place } from "#bff/views/page-body.ts";
import { type Delivery, DeliveryProvider } from "./document.tsx";
import { inlineJson } from "./inline-json.ts";
import { joinBody, LAYER_DATA, NONCE, REQUEST_ID } from "./page-body.server.ts";
import { encodeFields, joinFields } from "./page-data.ts";
import type { SeamName, SeamOf, SeamProps } from "./seam.tsx";
import { smallHtml } from "./small-html.ts";

/**
 * @param body of the page that the request asks for
 * @param context of the request
 * @returns the document for this shopper
 * @throws Response when the shopper's layer cannot be read
 */
export async function deliverBody(body: PageBody, context: PageContext): Promise<Uint8Array<ArrayBuffer>> {
  const layer = printedLayer(context, await ask(context.bff.shell.layer.$post()));
  const seams = differingSeams(body, layer);
  const printed = seams.length > 0 ? printSeams(body, seams, layer, context) : [];
  const put = new Map<unknown, string>(seams.map((seam, index) => [seam, printed[index] ?? ""]));
  const data = inlineJson({ ...layer, now: Date.now() }).slice(1, -1);
  const { nonce, requestId } = context;
  return joinBody(
    body,
    (seam) => {
      if (seam.name === NONCE.name) return nonce;
      if (seam.name === LAYER_DATA.name) return data;
      return seam.name === REQUEST_ID.name ? requestId : put.get(seam);
    },
    layer.formToken === null ? undefined : (html) => withToken(html, layer.formToken ?? ""),
  );
}

/**
 * Answers a request for the data of a page from its body.
 * @param body of the page
 * @param context of the request
 * @returns the data of all its loaders, as Remix's client reads them
 * @throws Response when the shopper's layer cannot be read
 */
export async function deliverData(body: PageBody, context: PageContext): Promise<string> {
  const layer = printedLayer(context, await ask(context.bff.shell.layer.$post()));
  const root = rootWith(body, layer);
  const data = { ...root, requestId: context.requestId, shell: { ...root.shell, now: Date.now() } };
  return joinFields(body.data, encodeFields({ root: { data } }, body.data.next));
}

/** The root loader's data, with this shopper's layer. */
function rootWith({ root }: PageBody, layer: PrintedLayer) {
  const data = JSON.parse(root) as { shell: object };
  return { ...data, shell: { ...data.shell, ...layer } };
}

/** The places at which something else stands for this shopper. */
function differingSeams({ places }: PageBody, layer: PrintedLayer): SeamOf[] {
  return places.map(({ seam }) => seam).filter((seam): seam is SeamOf => isSeam(seam) && differs(seam, layer));
}

/** The page itself wrote what a seam says (app/remix/seam.tsx). */
const isSeam = (seam: Place["seam"]): seam is SeamOf => Object.hasOwn(LAYER_PARTS, seam.name);

interface SeamNamed<Name extends SeamName> {
  name: Name;
  of: SeamProps[Name];
}

function differs<Name extends SeamName>({ name, of }: SeamNamed<Name>, layer: PrintedLayer): boolean {
  const part: LayerPart<Name> = LAYER_PARTS[name];
  return part.differs(layer, of);
}

function print<Name extends SeamName>({ name, of }: SeamNamed<Name>, layer: PrintedLayer): ReactNode {
  const part: LayerPart<Name> = LAYER_PARTS[name];
  return part.print(layer, of);
}

/** Stands between the parts that are rendered together; no rendering holds a NUL. */
const BETWEEN = "\0";

/** Bounds of what an isolate remembers of rendered layers, in characters. */
const MOST_REMEMBERED = 4 * 1024 * 1024;
const remembered = new Map<string, string[]>();
let length = 0;

/**
 * Renders parts of a layer. A shopper who goes from page to page has the same cart on each, and the parts depend on
 * nothing but the layer, the page's address and how it is delivered, so that they are remembered.
 */
function printSeams(body: PageBody, seams: readonly SeamOf[], layer: PrintedLayer, context: PageContext): string[] {
  const { language, delivery, url } = context;
  const key = JSON.stringify([layer, url.href, language, delivery, seams.filter(({ name }) => name === "card")]);
  const known = remembered.get(key);
  if (known) return known;
  const parts = renderSeams(body, seams, layer, { language, delivery, url });
  remember(key, parts);
  return parts;
}

function remember(key: string, parts: string[]): void {
  const size = (text: string, texts: readonly string[]) => text.length + texts.join("").length;
  remembered.set(key, parts);
  length += size(key, parts);
  for (const [oldest, texts] of remembered) {
    if (length <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
    length -= size(oldest, texts);
  }
}

function renderSeams(
  body: PageBody,
  seams: readonly SeamOf[],
  layer: PrintedLayer,
  { language, delivery, url }: { language: Language; delivery: Delivery; url: URL },
): string[] {
  const parts = seams.map((seam, index) => (
    <Fragment key={[index, seam.name].join()}>
      {BETWEEN}
      {print(seam, layer)}
    </Fragment>
  ));
  const routes = [{ id: "root", path: "*", element: parts }];
  const router = {
    loaderData: { root: rootWith(body, layer) },
    actionData: null,
    errors: null,
  };
  const here = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" };
  const matches = [{ params: {}, pathname: "/", pathnameBase: "/", route: { id: "root", path: "*" } }];
  const page = {
    ...router,
    basename: "/",
    location: here,
    matches,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const html = renderToString(
    <DeliveryProvider value={delivery}>
      <LanguageProvider value={language}>
        <StaticRouterProvider router={createStaticRouter(routes, page)} context={page} hydrate={false} />
      </LanguageProvider>
    </DeliveryProvider>,
  );
  return smallHtml(html).replaceAll("<!-- -->\0", BETWEEN).replaceAll("\0<!-- -->", BETWEEN).split(BETWEEN).slice(1);
}

/** The opening tag of a form that writes: `>` in an attribute is escaped. */
const WRITING_FORM = /<form [^>]*method="post"[^>]*>/g;

/** The forms of the body with the token of browsers that need one (`PostForm`). */
function withToken(html: string, token: string): string {
  return html.replace(WRITING_FORM, (form) => `${form}<input type="hidden" name="formToken" value="${token}"/>`);
}
