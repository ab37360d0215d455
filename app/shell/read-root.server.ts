import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as brand from "#app/brand.ts";
import { pageBefore } from "#app/forms/return-to.server.ts";
import { listedTexts } from "#app/info/texts.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { askOrNull, type PageContext } from "#bff/client.ts";
import type { Language } from "#bff/rules/language.ts";
import type { Shell, ShopperView } from "#bff/views/shell.ts";
import { printedPayments } from "./payment-marks.server.ts";
import { printNotices } from "./print-notices.server.ts";

/** The root loader's data: the shell of every page, its notices, and the error page's facts. */
export async function readRoot({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { language } = context;
  const answer = await askOrNull(context.bff.shell.$get());
  const t = translator(language);
  const shopper = answer && printedShopper(context, answer);
  // The document has it beside Remix's data, so that a cached one can be filled (app/remix/document-slots.server.tsx).
  context.shopper = shopper;
  return {
    shell: context.isDataRequest ? null : answer && shellOf(answer, language),
    shopper: context.isDataRequest ? shopper : null,
    language,
    theme: context.theme,
    title: t("shell.siteTitle", { shop: brand.name }),
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
    password: t("register.password"),
    passwordHint: t("resend.passwordHint"),
    rePassword: t("register.rePassword"),
    submit: t("resend.submit"),
  };
  return { ...form, words };
}

/** What is the same on every page. The document brings it; the data of the pages that follow leave it out. */
function shellOf({ events, footer, menu, payments }: Shell, language: Language) {
  return { events, footer, menu, payments: printedPayments(payments), texts: listedTexts(language, payments) };
}

/** What a page has for one shopper alone, as it is printed. */
export function printedShopper(
  { isOld, language, takesNoCookies }: Pick<PageContext, "isOld" | "language" | "takesNoCookies">,
  { cart, formToken, marks, notices: told, recent, user }: ShopperView,
) {
  const t = translator(language);
  const notices = printNotices(language, told);
  if (takesNoCookies) notices.push({ kind: "failure", text: t("notices.noCookies") });
  if (isOld) notices.push({ kind: "info", text: t("notices.oldPage") });
  return {
    cart,
    formToken,
    marks,
    user,
    notices,
    recent,
    /** When it was read, in milliseconds since the epoch: a cached page may be older. */
    now: Date.now(),
  };
}
