import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import type { FramePart } from "#app/remix/static-html.tsx";
import { askOrNull } from "#bff/client.ts";
import type { Shell } from "#bff/views/shell.ts";
import { printNotices } from "./print-notices.server.ts";

/** What the root's loader returns: the frame of every page, its notices, and what an error page says. */
export async function readRoot({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { language } = context;
  const answer = await askOrNull(context.bff.shell.$get());
  const t = translator(language);
  const notices = printNotices(language, answer?.notices ?? []);
  if (context.takesNoCookies) notices.push({ kind: "failure", text: t("notices.noCookies") });
  if (answer) context.frame = answer;
  return {
    shell: answer && shellOf(answer, notices),
    words: wordsFor(language, "shell", "ui"),
    language,
    title: t("shell.siteTitle", { shop: context.shop.name }),
    description: t("shell.siteDescription"),
    errorTitle: t("errors.title"),
    /** What an error page tells, for whoever writes to the shop about it. */
    requestId: context.requestId,
    /** Why the front door refused, where the error page's own sentences do not say it. */
    refusal: context.failure === "cookies-needed" ? t("notices.needsCookies") : undefined,
    // What the front door refused is rendered as another page: the way to try again is the address that was asked for.
    refused: context.failure && context.url.pathname + context.url.search,
  };
}

/**
 * What the browser needs of the frame: menu and footer are printed (remix/static-html.tsx), it is told whether they are
 * there.
 */
function shellOf<Notices>({ cart, events, footer, formToken, marks, menu, shop, user }: Shell, notices: Notices) {
  const parts: FramePart[] = [];
  if (menu.length > 0) parts.push("menu");
  if (footer) parts.push("footerLists");
  return { cart, events, formToken, marks, parts, shop, user, notices };
}
