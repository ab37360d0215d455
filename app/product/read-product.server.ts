import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { printedCard } from "#app/components/printed-card.ts";
import { formatDay, formatMoment } from "#app/date.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { ask } from "#bff/client.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { ProductView } from "#bff/views/product.ts";
import { breadcrumbsLd, productLd } from "./json-ld.server.ts";

/** Reviews on the page itself (spec 1 §2). */
const SHOWN_REVIEWS = 3;

/**
 * What the product page prints. A product that the API sells under another id (`ids`) is shown at that id's address, so that what is
 * in the address is what is bought.
 */
export async function readProduct({ context, params, request }: LoaderFunctionArgs) {
  const { bff, language, visitor } = context;
  const asked = params.id ?? "";
  const view = await ask(bff.catalogue.products[":id"].$get({ param: { id: asked }, query: { remember: "1" } }));
  if (String(view.id) !== asked && request.method === "GET") throw redirect(`/single-product/${view.id}`, 302);
  const t = translator(language);
  const canonical = new URL(`/single-product/${view.id}`, visitor.url).href;
  return {
    product: printed(view),
    words: wordsFor(language, "card", "product"),
    title: view.title,
    description: t("product.description", { title: view.title, price: formatTugrik(view.price) }),
    canonical,
    picture: new URL(view.gallery[0]?.src ?? "/og.png", visitor.url).href,
    jsonLd: [productLd(view, canonical), breadcrumbsLd(view.crumbs, t("shell.home"), visitor.url)],
  };
}

/** A product as its page prints it. */
export type PrintedProduct = ReturnType<typeof printed>;

function printed({ discountEndsAt, reviews, related, name: _inTitle, saving, ...rest }: ProductView) {
  return {
    ...rest,
    related: related.map(printedCard),
    saving: saving > 0 ? formatTugrik(saving) : null,
    discountEnds: discountEndsAt && formatMoment(discountEndsAt),
    reviews: reviews
      .slice(0, SHOWN_REVIEWS)
      .map((review) => ({ ...review, date: review.date && formatDay(review.date) })),
  };
}
