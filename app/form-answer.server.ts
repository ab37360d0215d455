/** How an action answers a form that it did not accept: with the page itself, its values, its mistakes and the right status. */
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { translator } from "./i18n/translate.server.ts";
import type { WordKey } from "./i18n/words.ts";

/**
 * @param answer what the page's component reads as its action data
 * @param status 400 for mistakes, 409 for what has changed meanwhile, 503 for a fault
 */
export function refuseForm<Answer>(context: AppLoadContext, answer: Answer, status: 400 | 409 | 503) {
  context.form.failed = true;
  return data(answer, { status });
}

/** The title of a page with a form, "Алдаа:" first when the form of this very request had mistakes. */
export function formTitle({ language, form }: AppLoadContext, title: WordKey): string {
  const t = translator(language);
  return form.failed ? `${t("ui.errorPrefix")}${t(title)}` : t(title);
}
