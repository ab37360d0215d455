/**
 * Pages as Markdown, for programs that request it: made from the same data as the HTML page, so that facts and prices
 * are the same.
 */
import { isRouteErrorResponse } from "@remix-run/react";
import { failureKind } from "#app/errors/failure-kind.ts";
import type { ProductPageData } from "#app/product/read-product.server.ts";
import { stockText } from "#app/product/stock-text.ts";
import type { PageContext } from "#bff/client.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import { formatAverage } from "#bff/domain/rating.ts";
import { brandsMarkdown, listMarkdown, searchMarkdown, topMarkdown } from "./list-markdown.server.ts";
import { bullets, link, plain, section } from "./markdown.ts";
import { cardsMarkdown, type MarkdownPage, markdownPage, priceOf } from "./markdown-page.server.ts";

const LISTS = ["category.$id", "sub-category.$id", "brand.$id", "event.$id", "new-arrival"];

/** The routes that have a Markdown form; their loaders return the data that the writers take. */
const WRITERS: Readonly<Record<string, (data: never, page: MarkdownPage) => string>> = {
  "routes/single-product.$id": productMarkdown,
  "routes/search": searchMarkdown,
  "routes/top-20": topMarkdown,
  "routes/brands": brandsMarkdown,
  ...Object.fromEntries(LISTS.map((name) => [`routes/${name}`, listMarkdown])),
};

/** What the router has matched and loaded: a page that has failed has errors, and not all data. */
interface Loaded {
  matches: readonly { route: { id: string } }[];
  loaderData: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, unknown>> | null;
}

const writtenRoute = ({ matches }: Pick<Loaded, "matches">) =>
  matches.map(({ route }) => route.id).find((id) => Object.hasOwn(WRITERS, id));

/** Whether a page has a Markdown form: its answers, and that it is missing, then depend on `Accept`. */
export function hasMarkdown(loaded: Pick<Loaded, "matches">): boolean {
  return writtenRoute(loaded) !== undefined;
}

/** The page as Markdown, or why it cannot be shown; nothing for a page that has no such form. */
export function pageMarkdown(loaded: Loaded, context: PageContext): string {
  const id = writtenRoute(loaded) ?? "";
  const [error] = Object.values(loaded.errors ?? {});
  if (error !== undefined) return failureMarkdown(error, context);
  // A route's writer takes what its loader returns.
  return WRITERS[id]?.(loaded.loaderData[id] as never, markdownPage(context)) ?? "";
}

/** What has happened, and the ways onward: the search and the categories, as on the error page. */
function failureMarkdown(error: unknown, context: PageContext): string {
  const { t, address } = markdownPage(context);
  const kind = isRouteErrorResponse(error) ? failureKind(error.status, error.data) : "internal";
  const categories = context.staticShell?.menu ?? [];
  return [
    `# ${plain(t(`errors.${kind}`))}\n\n`,
    kind === "notFound" ? `${plain(t("markdown.notFoundHint"))}\n\n` : "",
    bullets([link(t("search.crumb"), address("/search"))]),
    section(t("search.categories"), bullets(categories.map(({ id, name }) => link(name, address(`/category/${id}`))))),
  ].join("");
}

function productMarkdown({ product, canonical }: ProductPageData, page: MarkdownPage): string {
  const { t, address } = page;
  const { id, title, brand, category, subCategory, colour, unitPrice, oldPrice, discount, remain, ratings } = product;
  const place = (place: { href: string; label: string } | null) => place && link(place.label, address(place.href));
  const isSoldOut = product.maxQuantity === 0;
  const facts = bullets([
    `${t("listing.priceRange")}: ${priceOf({ unitPrice, oldPrice: oldPrice ?? undefined, discount })}`,
    isSoldOut
      ? `${t("product.stock")} ${t("product.soldOut")}`
      : remain !== null && `${t("product.stock")} ${stockText(remain)}`,
    brand && `${t("product.brand")}: ${plain(brand.name)}`,
    colour && `${t("product.colour")}: ${plain(colour)}`,
    category && `${t("product.category")} ${[category, subCategory].map(place).filter(Boolean).join(" › ")}`,
    ratings.average !== null &&
      `${t("product.reviews")}: ${formatAverage(ratings.average)}/5 ${t("product.ratedPlain", { count: ratings.count })}`,
    !isSoldOut && product.bonus > 0 && t("product.bonus", { amount: formatTugrik(product.bonus) }),
    !isSoldOut &&
      `${product.deliverBy} ${t("product.delivery")} ${t("product.deliveryFee", { fee: product.delivery })}`,
    !isSoldOut && link(t("product.add"), address(`/cart/add?id=${id}`)),
  ]);
  const told = product.description.map(({ title: head, text }) => [head, text].map(plain).filter(Boolean).join(": "));
  const colours = product.colours.filter(({ current }) => !current);
  return [
    `# ${plain(title)}\n\n${canonical}\n\n${facts}`,
    section(t("product.moreDescription"), bullets(told)),
    section(
      t("product.specification"),
      bullets(product.specs.map((spec) => `${plain(spec.label)}: ${plain(spec.value)}`)),
    ),
    section(t("product.colours"), bullets(colours.map((one) => link(one.label, address(`/single-product/${one.id}`))))),
    section(t("product.similar"), cardsMarkdown(product.related, page)),
  ].join("");
}
