/** Lists, searches, best sellers and brands as Markdown. */
import { interpolate, type Words } from "#app/i18n/words.ts";
import type { FilterGroup } from "#app/listing/filter-groups.server.ts";
import type { PrintedList } from "#app/listing/read-listing.server.ts";
import type { FoundData, NothingData } from "#app/listing/read-search.server.ts";
import type { PrintedCard } from "#app/products/printed-card.ts";
import { formatNumber } from "#bff/domain/money.ts";
import { bullets, link, plain, section } from "./markdown.ts";
import { cardsMarkdown, type MarkdownPage, message } from "./markdown-page.server.ts";

interface ListData {
  list: PrintedList;
  canonical: string;
  words: Partial<Words>;
}

/** A list of products with its filters. */
export function listMarkdown({ list, canonical, words }: ListData, page: MarkdownPage, remark = ""): string {
  const { cards, pages } = list;
  return [
    headOf(list.heading, canonical),
    remark,
    `${sizeOf(list, page)}\n\n`,
    list.dropped ? `${plain(list.dropped)}\n\n` : "",
    cards.length > 0 ? cardsMarkdown(cards, page) : emptyMarkdown(list, words, page),
    list.page < pages ? `\n${link(page.t("ui.nextPage"), page.address(pageAt(list, page, list.page + 1)))}\n` : "",
    // A page past the list's end is none: its one link leads to the list, which has them.
    list.page > Math.max(pages, 1) ? "" : filtersMarkdown(list, page),
  ].join("");
}

const headOf = (heading: string, canonical: string) => `# ${plain(heading)}\n\n${canonical}\n\n`;

/** The number of products and the current page, as the HTML page prints them. */
function sizeOf({ total, page, pages }: PrintedList, { t }: MarkdownPage): string {
  const counted = t(total.over ? "listing.totalOver" : "listing.total", { total: formatNumber(total.count) });
  return pages > 1 && page <= pages ? `${counted}, ${t("listing.range", { page, pages })}` : counted;
}

function pageAt({ first }: PrintedList, { url }: MarkdownPage, number: number): string {
  const there = new URL(first, url);
  there.searchParams.set("page", String(number));
  return there.href;
}

/** An empty list with ways onward, those of its page (listing/empty-list.tsx). */
function emptyMarkdown(list: PrintedList, { emptyList: words }: Partial<Words>, { address }: MarkdownPage): string {
  if (!words) return "";
  const { pages, first, chosen, whole, ways = [] } = list;
  if (pages > 0)
    return message(words.pastEnd, interpolate(words.pastEndHint, { pages }), [link(words.firstPage, address(first))]);
  if (chosen.length === 0) return message(words.empty, words.emptyHint, [link(words.home, address("/"))]);
  return message(words.empty, ways.length > 0 ? words.emptyDrop : words.emptyFiltered, [
    ...ways.map(({ text, href }) => link(text, address(href))),
    link(words.clearAll, address(whole)),
  ]);
}

function filtersMarkdown({ groups, specs, whole }: PrintedList, { t, url, address }: MarkdownPage): string {
  const filters = [...groups, ...specs];
  const linesOf = ({ name, label, values }: FilterGroup) => {
    const links = values.map(({ value, label = value, total }) => {
      const there = new URL(whole, url);
      there.searchParams.append(name, value);
      return `${link(label, address(there.href))}${total === undefined ? "" : ` (${formatNumber(total)})`}`;
    });
    return `${plain(label)}: ${links.join(", ")}`;
  };
  const isCounted = filters.some(({ values }) => values.some(({ total }) => total !== undefined));
  return section(t("listing.filters"), bullets(filters.map(linesOf)) + (isCounted ? `\n${t("listing.counts")}\n` : ""));
}

/** A search with how it was understood, or what is said where it has found nothing. */
export function searchMarkdown(data: FoundData | NothingData, page: MarkdownPage): string {
  return data.list === null ? nothingMarkdown(data, page) : listMarkdown(data, page, remarkOf(data, page));
}

function remarkOf({ cut, transliterated, understood }: FoundData, { t, address }: MarkdownPage): string {
  const literally = (values: { typed: string; literal: string }) =>
    link(t("search.literally", { typed: values.typed }), address(values.literal));
  const shown = transliterated && `${plain(t("search.shownFor", { shown: transliterated.shown }))} `;
  const parts = (understood?.parts ?? []).map(({ group, label, href, isDropped }) => {
    const text = group === null ? label : t("listing.chip", { group, label });
    if (href === null) return plain(text);
    return isDropped
      ? `${plain(text)} (${link(t("search.dropPart", { text }), address(href))})`
      : link(text, address(href));
  });
  return [
    cut && `${plain(cut)}\n\n`,
    transliterated && `${shown}${literally(transliterated)}\n\n`,
    understood && `${t("search.understood")}:\n\n${bullets([...parts, literally(understood)])}\n`,
  ]
    .filter(Boolean)
    .join("");
}

function nothingMarkdown(data: NothingData, page: MarkdownPage): string {
  const { text, isAnswered, cut, categories, corrections, nearest, bestSellers, canonical } = data;
  const { t, address } = page;
  const linksTo = (ways: NothingData["nearest"]) => ways.map(({ name, href }) => link(name, address(href)));
  const way = (label: string, ways: NothingData["nearest"]) =>
    ways.length > 0 ? [`${label} ${linksTo(ways).join(" · ")}`] : [];
  const head = t(isAnswered ? (text ? "search.none" : "search.ask") : "search.unanswered");
  const hint = text ? t(isAnswered ? "search.noneHint" : "search.unansweredHint", { text }) : t("markdown.searchHint");
  const cards = bestSellers.map((card) => ({ ...card, oldPrice: card.oldPrice ?? undefined }));
  return [
    headOf(text ? t("search.heading", { text }) : t("search.headingEmpty"), canonical),
    cut ? `${plain(cut)}\n\n` : "",
    message(head, hint, [...way(t("search.didYouMean"), corrections), ...way(t("search.meant"), nearest)]),
    section(t("search.categories"), bullets(linksTo(categories))),
    section(t("search.bestSellers"), cardsMarkdown(cards, page)),
  ].join("");
}

interface TopData {
  title: string;
  canonical: string;
  cards: readonly PrintedCard[];
}

/** The best sellers. */
export function topMarkdown({ title, canonical, cards }: TopData, page: MarkdownPage): string {
  const { t, address } = page;
  const none = () => message(t("emptyList.empty"), t("emptyList.emptyHint"), [link(t("emptyList.home"), address("/"))]);
  return headOf(title, canonical) + (cards.length > 0 ? cardsMarkdown(cards, page) : none());
}

interface BrandsData {
  title: string;
  canonical: string;
  /** What they were narrowed by. */
  text: string;
  brands: readonly { id: number; name: string }[];
}

/** All brands, or those that a text has left. */
export function brandsMarkdown({ title, canonical, text, brands }: BrandsData, { t, address }: MarkdownPage): string {
  const counted = `${t("brands.brandsFound", { count: brands.length })}\n\n`;
  const none = `${plain(t("brands.noBrand", { text }))}\n\n${bullets([link(t("brands.allBrands"), address("/brands"))])}`;
  const links = brands.map(({ id, name }) => link(name, address(`/brand/${id}`)));
  return headOf(title, canonical) + counted + (links.length > 0 ? bullets(links) : none);
}
