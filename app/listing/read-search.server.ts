/** The search page's loader data: a list like any other, or the statement that nothing was found. */

import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { isOffered, TEXTS } from "#app/info/texts.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";
import {
  isTextCut,
  type ListingState,
  listingSearch,
  MAX_SEARCH_LENGTH,
  parseListing,
  SORTS,
  WHOLE_LIST,
} from "#bff/rules/listing-state.ts";
import type { ShopPage, ShownList, UnderstoodPart } from "#bff/views/listing.ts";
import { listingAnswer, statusOf } from "./read-listing.server.ts";

const searched = ({ bff, url }: AppLoadContext) => ask(bff.lists.search.$get({ query: { search: url.search } }));

/** Searches for the `p` of the address. */
export async function readSearch(context: AppLoadContext) {
  const { list, page, ...nothing } = await searched(context);
  const t = translator(context.language);
  return list
    ? data(await foundAnswer(context, list, page, t), { status: statusOf(list) })
    : data(await nothingAnswer(context, nothing, page, t), { status: nothing.isAnswered ? 200 : 503 });
}

async function foundAnswer(context: AppLoadContext, list: ShownList, page: ShopPage | null, t: Translate) {
  const own = parseListing(context.url.search);
  const { text } = own;
  const answer = await listingAnswer(context, list, {
    title: t("search.title", { text }),
    heading: t("search.heading", { text: list.transliterated?.shown ?? text }),
    crumbs: [
      { label: t("search.crumb"), href: "/search" },
      { label: text, href: null },
    ],
  });
  return {
    ...answer,
    text,
    cut: cutNote(context, t),
    page: printedPage(context, page, t),
    notes: [
      ...(list.transliterated ? [t("search.shownFor", list.transliterated)] : []),
      ...(list.corrected ? [t("search.corrected", list.corrected)] : []),
      ...(list.unknown.length > 0
        ? [t("search.unknown", { words: list.unknown.join(context.language === "mn" ? "», «" : "”, “") })]
        : []),
    ],
    understood: printedParts(list, own, t),
  };
}

/** The same search letter by letter, with all that is chosen. */
const literalSearch = (state: ListingState) => `/search${listingSearch({ ...state, exact: true, page: 1 })}`;

/**
 * The page that a part names, with all that is chosen.
 * @param place its address, with sub-categories in its query where the part means several
 */
function chosenAt(place: string, state: ListingState): string {
  const [path = "", own = ""] = place.split("?");
  const named = parseListing(own).subCategories;
  // A sub-category's page has none to choose.
  const subCategories = path.startsWith("/category/") ? (named.length > 0 ? named : state.subCategories) : [];
  return path + listingSearch({ ...state, text: "", subCategories, page: 1 });
}

/** The line that leads to a page of the shop that the text asks for; none to a page that this shop does not have. */
function printedPage({ language, shop }: AppLoadContext, page: ShopPage | null, t: Translate) {
  const text = page && TEXTS[language].get(page.slice(1));
  return page === null || (text && !isOffered(text, shop.paymentMethods))
    ? null
    : { href: page, label: t(`search.${page}`) };
}

/**
 * The recognised parts of the text that are no filters, with the search without each part; null if it was searched for
 * literally as it was typed.
 * @param own what the address chooses: it stays in every link
 */
function printedParts({ understood, transliterated, state }: ShownList, own: ListingState, t: Translate) {
  if (understood.length === 0 && transliterated === null) return null;
  const groups = { category: t("search.category"), brand: t("search.brand"), order: t("search.order"), text: null };
  const labelOf = ({ kind, label }: UnderstoodPart) => {
    const sort = SORTS.find((one) => one === label);
    return kind === "order" && sort ? t(`lists.${sort}`) : kind === "text" ? `«${label}»` : label;
  };
  return {
    typed: own.text,
    /** The search for the text letter by letter. */
    literal: literalSearch(own),
    parts: understood.map((part) => ({
      /** Null for words that are searched for as text. */
      group: groups[part.kind],
      label: labelOf(part),
      isDropped: part.without !== "",
      /**
       * The search without this part's words; if they are the whole text, the page that they name; null for words that
       * the others are read by.
       */
      href:
        part.without === ""
          ? part.place && chosenAt(part.place, state)
          : `/search${listingSearch({ ...own, text: part.without, page: 1 })}`,
    })),
  };
}

export type UnderstoodParts = NonNullable<ReturnType<typeof printedParts>>;

/** The page's message when only the beginning of a text was searched for. */
const cutNote = ({ url }: Pick<AppLoadContext, "url">, t: Translate) =>
  isTextCut(url.search) ? t("search.cut", { limit: MAX_SEARCH_LENGTH }) : null;

async function nothingAnswer(
  context: AppLoadContext,
  found: Omit<Awaited<ReturnType<typeof searched>>, "list" | "page">,
  page: ShopPage | null,
  t: Translate,
) {
  const { url } = context;
  const { text } = found;
  const { exact } = parseListing(url.search);
  const title = text ? t("search.title", { text }) : t("search.crumb");
  return {
    list: null,
    ...found,
    page: printedPage(context, page, t),
    cut: cutNote(context, t),
    title,
    description: t("lists.description", { title }),
    canonical: canonicalOf(context, `/search${listingSearch({ ...WHOLE_LIST, text, exact })}`),
  };
}

/** What the page of a search without a list prints. */
export type FoundNothing = Awaited<ReturnType<typeof nothingAnswer>>;
