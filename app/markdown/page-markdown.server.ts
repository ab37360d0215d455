/**
 * Pages as Markdown, for programs that request it: made from the same data as the HTML page, so that facts and prices
 * are the same.
 */
import { type Translate, translator } from "#app/i18n/translate.server.ts";
import type { ListingPageData } from "#app/listing/read-listing.server.ts";
import type { ProductPageData } from "#app/product/read-product.server.ts";
import type { PrintedCard } from "#app/products/printed-card.ts";
import type { PageContext } from "#bff/client.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import { formatAverage } from "#bff/domain/rating.ts";
import { bullets, link, plain, section } from "./markdown.ts";

interface Page {
  t: Translate;
  /** The page's own address. */
  url: URL;
}

const LISTS = ["category.$id", "sub-category.$id", "brand.$id", "event.$id", "new-arrival", "search"];

/** The routes that have a Markdown form; their loaders return the data that the writers take. */
const WRITERS: Readonly<Record<string, (data: never, page: Page) => string | null>> = {
  "routes/single-product.$id": productMarkdown,
  ...Object.fromEntries(LISTS.map((name) => [`routes/${name}`, listMarkdown])),
};

/** Whether a page has a Markdown form: its answers then depend on `Accept`. */
export function hasMarkdown(loaderData: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(loaderData).some((id) => Object.hasOwn(WRITERS, id));
}

/**
 * The page as Markdown.
 * @param loaderData of the matched routes, by their ids
 * @returns null for a page that has no such form, and for a search that has found nothing
 */
export function pageMarkdown(
  loaderData: Readonly<Record<string, unknown>>,
  { language, url }: Pick<PageContext, "language" | "url">,
): string | null {
  const id = Object.keys(loaderData).find((name) => Object.hasOwn(WRITERS, name));
  const write = id === undefined ? undefined : WRITERS[id];
  // A route's writer takes what its loader returns.
  return id === undefined || !write ? null : write(loaderData[id] as never, { t: translator(language), url });
}

function productMarkdown({ product, canonical }: ProductPageData, { t, url }: Page): string {
  const { id, title, brand, category, subCategory, colour, unitPrice, oldPrice, discount, remain, ratings } = product;
  const address = (path: string) => new URL(path, url).href;
  const place = (place: { href: string; label: string } | null) => place && link(place.label, address(place.href));
  const facts = bullets([
    `${t("listing.priceRange")}: ${priceOf({ unitPrice, oldPrice: oldPrice ?? undefined, discount })}`,
    `${t("product.stock")} ${product.maxQuantity === 0 ? t("product.soldOut") : (remain ?? "+")}`,
    brand && `${t("product.brand")}: ${plain(brand.name)}`,
    colour && `${t("product.colour")}: ${plain(colour)}`,
    category && `${t("product.category")} ${[category, subCategory].map(place).filter(Boolean).join(" › ")}`,
    ratings.average !== null &&
      `${t("product.reviews")}: ${formatAverage(ratings.average)}/5 ${t("product.ratedPlain", { count: ratings.count })}`,
    product.bonus > 0 && t("product.bonus", { amount: formatTugrik(product.bonus) }),
    `${product.deliverBy} ${t("product.delivery")} ${t("product.deliveryFee", { fee: product.delivery })}`,
    product.maxQuantity > 0 && link(t("product.add"), address(`/cart/add?id=${id}`)),
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
    section(t("product.similar"), cardsMarkdown(product.related, { t, url })),
  ].join("");
}

function listMarkdown({ list, canonical }: ListingPageData, { t, url }: Page): string | null {
  if (list === null) return null;
  const { heading, cards, page, pages, total, groups, specs, whole } = list;
  const pageAt = (number: number) => {
    const there = new URL(url);
    there.searchParams.set("page", String(number));
    return there.href;
  };
  const counted = t(total.over ? "listing.totalOver" : "listing.total", { total: total.count });
  const filters = [...groups, ...specs].map(({ name, label, values }) => {
    const links = values.map((value) => {
      const there = new URL(whole, url);
      there.searchParams.append(name, value.value);
      return `${link(value.label ?? value.value, there.href)}${value.total === null ? "" : ` (${value.total})`}`;
    });
    return `${plain(label)}: ${links.join(", ")}`;
  });
  return [
    `# ${plain(heading)}\n\n${canonical}\n\n${counted}, ${t("listing.range", { page, pages: Math.max(pages, 1) })}\n\n`,
    cardsMarkdown(cards, { t, url }),
    page < pages ? `\n${link(t("ui.nextPage"), pageAt(page + 1))}\n` : "",
    section(t("listing.filters"), bullets(filters)),
  ].join("");
}

function cardsMarkdown(cards: readonly PrintedCard[], { t, url }: Page): string {
  return bullets(
    cards.map((card) => {
      const { id, title, details, stock, category } = card;
      const facts = [
        priceOf(card),
        ...(details ?? []).map(plain),
        category && plain(category.label),
        stock && t(`card.${stock}`),
      ];
      return `${link(title, new URL(`/single-product/${id}`, url).href)}: ${facts.filter(Boolean).join(", ")}`;
    }),
  );
}

/** The price now, and what it was before. */
function priceOf({ unitPrice, oldPrice, discount }: Pick<PrintedCard, "unitPrice" | "oldPrice" | "discount">): string {
  if (oldPrice === undefined) return `**${formatTugrik(unitPrice)}**`;
  return `**${formatTugrik(unitPrice)}** ~~${formatTugrik(oldPrice)}~~ −${discount}%`;
}
