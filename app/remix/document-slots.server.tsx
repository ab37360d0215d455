/**
 * The places of a cached document that are one shopper's. The document is rendered anonymously and cut at these places
 * once; where it differs for a shopper, the component that printed the place prints it again.
 */
import { type ComponentType, createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { CartMenu } from "#app/shell/cart-menu.tsx";
import { BonusLink } from "#app/shell/nav-strip.tsx";
import { Notices } from "#app/shell/notices.tsx";
import { printedShopper } from "#app/shell/read-root.server.ts";
import type { ShopperData } from "#app/shell/shell-data.ts";
import { HeaderLinks } from "#app/shell/site-header.tsx";
import { Account } from "#app/shell/top-bar.tsx";
import { ShopperProvider } from "#app/shell/use-root-data.ts";
import { LanguageProvider } from "#app/words/use-words.ts";
import { ask, type PageContext } from "#bff/client.ts";
import type { DocumentPart } from "#bff/views/document-part.ts";
import { inlineJson } from "./inline-json.ts";

interface Slot {
  /** Its root element carries the slot's name as `data-slot`. */
  component: ComponentType;
  /** Whether it differs from what an anonymous visitor has. */
  isOwn: (shopper: ShopperData) => boolean;
}

const SLOTS: Record<string, Slot> = {
  account: { component: Account, isOwn: ({ user }) => user !== null },
  bonus: { component: BonusLink, isOwn: ({ user }) => user !== null },
  links: { component: HeaderLinks, isOwn: ({ marks: { compared, saved } }) => compared.length + saved.length > 0 },
  cart: { component: CartMenu, isOwn: ({ cart }) => cart.count.count > 0 },
  notices: { component: Notices, isOwn: ({ notices }) => notices.length > 0 },
  recent: { component: RecentlyViewed, isOwn: ({ recent }) => recent.length > 0 },
  // What invites to sign in is gone for a customer.
  guests: { component: () => null, isOwn: ({ user }) => user !== null },
};

/**
 * Cuts a document that was rendered anonymously.
 * @param document its slots, scripts and the shopper's data are found by `HTMLRewriter`
 * @throws Error for a place that lies in another
 */
export async function cutDocument(document: Response): Promise<DocumentPart[]> {
  // No text of the document can hold it.
  const mark = crypto.randomUUID();
  const place = (slot: string) => `${mark}${slot}${mark}${mark}`;
  const html = { html: true };
  const marked = new HTMLRewriter()
    .on("[data-slot]", {
      element: (element) => {
        element.before(`${mark}${element.getAttribute("data-slot")}${mark}`, html);
        element.after(mark, html);
      },
    })
    .on("script[nonce]", { element: (element) => void element.setAttribute("nonce", place("nonce")) })
    .on("script#shopper", { element: (element) => void element.setInnerContent(place("shopper"), html) })
    .transform(document);
  const texts = (await marked.text()).split(mark);
  const parts: DocumentPart[] = [];
  for (let at = 0; at < texts.length; at += 3) {
    const [text = "", slot, html = ""] = texts.slice(at, at + 3);
    parts.push(utf8.encode(text));
    if (slot === undefined) break;
    if (!(slot in SLOTS || slot in FILLED)) throw new Error("A place of a cached document lies in another");
    parts.push({ slot, html });
  }
  return parts;
}

const utf8 = new TextEncoder();

/** Places of every answer beside the slots. */
const FILLED = {
  nonce: (_: ShopperData, { nonce }: PageContext) => nonce,
  shopper: (shopper: ShopperData) => inlineJson(shopper),
};

/**
 * @param parts of the document
 * @param context of the request
 * @returns the document for this shopper, with their data for its scripts and the nonce of this answer
 * @throws Response when what is the shopper's cannot be read
 */
export async function fillDocument(parts: readonly DocumentPart[], context: PageContext): Promise<Blob> {
  const shopper = printedShopper(context, await ask(context.bff.shell.shopper.$post()));
  const filled = new Map(Object.entries(FILLED).map(([slot, fill]) => [slot, fill(shopper, context)]));
  const own = Object.entries(SLOTS).filter(([, { isOwn }]) => isOwn(shopper));
  const printed = own.length > 0 ? print(own, shopper, context) : [];
  for (const [at, [slot]] of own.entries()) filled.set(slot, printed[at] ?? "");
  return new Blob(parts.map((part) => ("slot" in part ? (filled.get(part.slot) ?? part.html) : part)));
}

/** Ends each slot's text where several are printed at once. */
const END = "slot-end";

/** Prints slots at the page's address, without the page's data. */
function print(slots: [string, Slot][], shopper: ShopperData, { language, url }: PageContext): string[] {
  const route = { id: "root", path: "*" };
  const page = {
    basename: "/",
    location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const element = slots.map(([name, { component: Slot }]) => (
    <Fragment key={name}>
      <Slot />
      {createElement(END)}
    </Fragment>
  ));
  const html = renderToString(
    <LanguageProvider value={language}>
      <ShopperProvider value={shopper}>
        <StaticRouterProvider
          router={createStaticRouter([{ ...route, element }], page)}
          context={page}
          hydrate={false}
        />
      </ShopperProvider>
    </LanguageProvider>,
  );
  return html.split(`<${END}></${END}>`);
}
