/**
 * Fills the places of a cached document that are one shopper's. The document was rendered for nobody; where it differs
 * for this shopper, the component that printed the place prints it again.
 */
import { type ComponentType, createElement } from "react";
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
import { DeliveryProvider } from "./document.tsx";
import { inlineJson } from "./inline-json.ts";

interface Slot {
  /** Its root element carries the slot's name as `data-slot`. */
  component: ComponentType;
  /** Whether it differs from what it is for nobody. */
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
 * @param document as it was rendered for nobody
 * @param context of the request
 * @returns the document for this shopper, with their data for its scripts and the nonce of this answer
 * @throws Response when what is the shopper's cannot be read
 */
export async function fillSlots(document: Response, context: PageContext): Promise<Response> {
  const shopper = printedShopper(context, await ask(context.bff.shell.shopper.$post()));
  const rewriter = new HTMLRewriter()
    .on("[nonce]", { element: (element) => void element.setAttribute("nonce", context.nonce) })
    .on("script#shopper", {
      element: (element) => void element.setInnerContent(inlineJson(shopper), { html: true }),
    });
  for (const [name, { component, isOwn }] of Object.entries(SLOTS))
    if (isOwn(shopper)) {
      const html = print(component, shopper, context);
      rewriter.on(`[data-slot=${name}]`, { element: (element) => void element.replace(html, { html: true }) });
    }
  const token = shopper.formToken;
  if (token !== null)
    rewriter.on("form[method=post]", {
      element: (form) => void form.prepend(`<input type="hidden" name="formToken" value="${token}"/>`, { html: true }),
    });
  return rewriter.transform(document);
}

/** Prints a component at the page's address, without the page's data. */
function print(component: ComponentType, shopper: ShopperData, { delivery, language, url }: PageContext): string {
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
  const router = createStaticRouter([{ ...route, element: createElement(component) }], page);
  return renderToString(
    <DeliveryProvider value={delivery}>
      <LanguageProvider value={language}>
        <ShopperProvider value={shopper}>
          <StaticRouterProvider router={router} context={page} hydrate={false} />
        </ShopperProvider>
      </LanguageProvider>
    </DeliveryProvider>,
  );
}
