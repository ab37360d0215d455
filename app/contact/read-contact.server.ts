import type { AppLoadContext } from "@remix-run/cloudflare";
import * as brand from "#app/brand.ts";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask, askOrNull } from "#bff/client.ts";
import { ORDER_NUMBER } from "#bff/rules/order.ts";

/** Data of the contact page: where the shop is, and the form with what was written before signing in. */
export async function readContact(context: AppLoadContext) {
  const { bff, url, language } = context;
  const order = url.searchParams.get("order") ?? "";
  const [place, drafted] = await Promise.all([
    ask(bff.contact.$get()),
    url.searchParams.has("draft") ? askOrNull(bff.contact.draft.$get()) : null,
  ]);
  return {
    ...place,
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.point ?? `${brand.name}, ${brand.address}`)}`,
    hours: brand.hours[language],
    drafted: drafted?.feedback ?? null,
    /** The title of a message that asks to cancel an order; '' for any other message. */
    about: ORDER_NUMBER.test(order) ? translator(language)("contact.cancelOrder", { number: order }) : "",
    /** A new value resets the form. */
    form: url.searchParams.get("sent") ?? "",
    title: formTitle(context, "contact.title"),
    description: translator(language)("contact.description", { shop: brand.name, address: brand.address }),
    canonical: canonicalOf(context, "/contact"),
  };
}

export type ContactData = Awaited<ReturnType<typeof readContact>>;
