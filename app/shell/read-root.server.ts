import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { CART_SET } from "#app/cart/cart-set.ts";
import { pageBefore } from "#app/forms/return-to.server.ts";
import { printedRow } from "#app/products/product-row.server.ts";
import type { ShellPart } from "#app/remix/static-html.tsx";
import { translator } from "#app/words/translate.server.ts";
import { askOrNull, type PageContext } from "#bff/client.ts";
import type { Layer, Shell } from "#bff/views/shell.ts";
import { printNotices } from "./print-notices.server.ts";

/** The root loader's data: the shell of every page, its notices, and the error page's facts. */
export async function readRoot({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { language } = context;
  const answer = await askOrNull(context.bff.shell.$get());
  const t = translator(language);
  if (answer) context.staticShell = answer;
  return {
    shell: answer && shellOf(answer, printedLayer(context, answer)),
    language,
    theme: context.theme,
    shopName: context.shop.name,
    title: t("shell.siteTitle", { shop: context.shop.name }),
    description: t("shell.siteDescription"),
    /** The first of the breadcrumbs that search engines read. */
    home: t("ui.home"),
    /** The request's id on an error page, for support. */
    requestId: context.requestId,
    /** The previous page, which an error page links back to. */
    back: pageBefore(context, request),
    /** The front door's reason, where the error page has no sentence of its own for it. */
    refusal: refusalIn(context),
    /** A rate-limited form, which the error page offers to send again. */
    resend: resendOf(context),
    // A refused request renders another route, so retrying uses the requested address.
    refused: context.failure && context.url.pathname + context.url.search,
  };
}

function refusalIn({ failure, language }: LoaderFunctionArgs["context"]): string | undefined {
  if (failure === "cookies-needed") return translator(language)("notices.needsCookies");
  return failure === "other-customer" ? translator(language)("notices.ofOther") : undefined;
}

function resendOf({ language, resend }: LoaderFunctionArgs["context"]) {
  if (!resend) return undefined;
  const { wait, ...form } = resend;
  const t = translator(language);
  const words = {
    hint: t("resend.hint", { minutes: Math.ceil(wait / 60) }),
    password: t("resend.password"),
    passwordHint: t("resend.passwordHint"),
    rePassword: t("resend.rePassword"),
    submit: t("resend.submit"),
  };
  return { ...form, words };
}

/**
 * The shell's data for the browser: menu and footer are static HTML (remix/static-html.tsx), so it needs only whether
 * they exist.
 */
function shellOf({ events, footer, menu, shop }: Shell, layer: ReturnType<typeof printedLayer>) {
  const parts: ShellPart[] = [];
  if (menu.length > 0) parts.push("menu");
  if (footer) parts.push("footerLists");
  return { events, parts, shop, ...layer, now: Date.now() };
}

/**
 * What a page has for one shopper alone, as it is printed.
 * @param layer of this shopper
 */
export function printedLayer(
  { isOld, language, takesNoCookies }: Pick<PageContext, "isOld" | "language" | "takesNoCookies">,
  { cart, formToken, marks, notices: told, recent, user }: Layer,
) {
  const t = translator(language);
  const notices = printNotices(language, told);
  if (takesNoCookies) notices.push({ kind: "failure", text: t("notices.noCookies") });
  if (isOld) notices.push({ kind: "info", text: t("notices.oldPage") });
  const isOpen = told.some(({ key }) => key === CART_SET);
  return {
    // An empty cart has no line to remove, and most pages have an empty cart.
    cart: cart.lines.length > 0 ? { ...cart, remove: t("cart.remove"), ...(isOpen ? { isOpen } : {}) } : cart,
    formToken,
    marks,
    user,
    notices,
    recent: printedRow(recent),
  };
}
