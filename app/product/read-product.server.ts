import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { quantityMistake } from "#app/cart/quantity-mistake.server.ts";
import type { QuantityFault } from "#app/components/ui/quantity-field.tsx";
import { formatDay, formatMoment } from "#app/date.ts";
import { dayInWords } from "#app/date-in-words.server.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { breadcrumbsLd } from "#app/head/page-ld.ts";
import { printedCards } from "#app/products/printed-card.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { ask, askOrNull, type PageContext } from "#bff/client.ts";
import { instalments } from "#bff/rules/instalments.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { hasOurInstalments } from "#bff/rules/payment-methods.ts";
import { parseQuantity } from "#bff/rules/quantity.ts";
import type { ProductView } from "#bff/views/product.ts";
import type { Review } from "#bff/views/reviews.ts";
import { productLd } from "./json-ld.server.ts";
import { type ReviewChoice, readReviewChoice, SHOWN_REVIEWS } from "./review-choice.ts";

/**
 * The product page's data. A product with a replacement id (`ids`) redirects to that id, so that the address names what
 * is bought.
 */
export async function readProduct({ context, params, request }: LoaderFunctionArgs) {
  const { bff, language, url, shop, form } = context;
  const asked = params.id ?? "";
  const query = { remember: context.isPrefetch ? undefined : ("1" as const) };
  const [{ ownReview, deliverBy, ...view }, isSignedIn] = await Promise.all([
    ask(bff.catalogue.products[":id"].$get({ param: { id: asked }, query })),
    context.isSignedIn(),
  ]);
  if (String(view.id) !== asked && request.method === "GET") throw redirect(`/single-product/${view.id}`, 302);
  const t = translator(language);
  const draft = await readDraft(context, view.id);
  // A product that is sold out has no quantity field.
  const quantityFault = view.maxQuantity === 0 ? null : faultOf(t, view);
  const canonical = canonicalOf(context, `/single-product/${view.id}`);
  return {
    product: {
      ...printed(view),
      /** Empty where they cannot be chosen. */
      instalments: shop.paymentMethods.some(hasOurInstalments) ? instalments(view.unitPrice).map(formatTugrik) : [],
      quantityFault,
      deliverBy: t("delivery.deliverBy", { day: dayInWords(t, deliverBy) }),
    },
    reviews: printedReviews(view.reviews, readReviewChoice(url.searchParams)),
    reviewForm: { start: draft ?? ownReview, isOwn: ownReview !== null, isDraft: draft !== null, isGuest: !isSignedIn },
    title: form.failed || quantityFault ? `${t("ui.errorPrefix")}${view.title}` : view.title,
    description: t("product.description", { title: view.title, price: formatTugrik(view.unitPrice) }),
    canonical,
    ...sharedPicture(view, url),
    jsonLd: [productLd(view, canonical), breadcrumbsLd(view.crumbs, t("shell.home"), url)],
  };
}

/** The picture of shared links: the first photograph, since networks show no drawings; without one it is the shop's. */
function sharedPicture({ gallery }: ProductView, url: URL): { picture?: string } {
  const photograph = gallery.find(({ src, isMissing }) => !isMissing && !src.endsWith(".svg"));
  return photograph ? { picture: new URL(photograph.src, url).href } : {};
}

/** The error of the typed quantity: invalid, or over the stock. */
function faultOf(
  t: Translate,
  view: { quantity: string; short: { inCart: number } | null; maxQuantity: number },
): QuantityFault | null {
  const { quantity, short, maxQuantity } = view;
  if (parseQuantity(quantity) === null) return { message: quantityMistake(t, quantity) };
  if (!short) return null;
  const values = { max: formatNumber(maxQuantity), inCart: formatNumber(short.inCart) };
  return { message: t(short.inCart > 0 ? "notices.quantityShortInCart" : "notices.quantityShort", values) };
}

/** A guest's review from before signing in, where the address says that there is one. */
async function readDraft({ bff, url }: PageContext, id: number) {
  if (!url.searchParams.has("draft")) return null;
  return (await askOrNull(bff.reviews.draft[":id"].$get({ param: { id: String(id) } })))?.review ?? null;
}

/** The printed fields of a product. */
export type PrintedProduct = ReturnType<typeof printed> & {
  quantityFault: QuantityFault | null;
  instalments: string[];
  /** A sentence with the day on which an order that is paid now is delivered. */
  deliverBy: string;
};

function printed({
  discountEndsAt,
  related,
  name: _inTitle,
  saving,
  delivery: { min, max },
  reviews: _byChoice,
  short: _inFault,
  ...rest
}: ProductView & { quantity: string; short: unknown }) {
  return {
    ...rest,
    related: printedCards(related),
    saving: saving > 0 ? formatTugrik(saving) : null,
    discountEnds: discountEndsAt && formatMoment(discountEndsAt),
    delivery: min === max ? formatTugrik(min) : `${formatNumber(min)}–${formatTugrik(max)}`,
  };
}

/** The reviews to show, and the number of further ones. */
export type PrintedReviews = ReturnType<typeof printedReviews>;

function printedReviews(reviews: readonly Review[], choice: ReviewChoice) {
  const chosen = reviews.filter(({ rate }) => choice.star === null || rate === choice.star);
  const shown = choice.all ? chosen : chosen.slice(0, SHOWN_REVIEWS);
  return {
    ...choice,
    shown: shown.map((review) => ({ ...review, date: review.date && formatDay(review.date) })),
    more: chosen.length - shown.length,
    /** Whether all reviews are shown, and are more than the first three. */
    canShowFewer: choice.all && chosen.length > SHOWN_REVIEWS,
  };
}
