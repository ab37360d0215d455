/** The search page's loader data: a list like any other, or the statement that nothing was found. */

import { data } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { printedRow } from "#app/products/product-row.server.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { ask, type PageContext } from "#bff/client.ts";
import {
  isTextCut,
  type ListingState,
  LONGEST_TEXT,
  listingSearch,
  parseListing,
  WHOLE_LIST,
} from "#bff/rules/listing-state.ts";
import type { ShownList } from "#bff/views/listing.ts";
import type { SmallCard } from "#bff/views/product-card.ts";
import type { NothingFoundProps } from "./nothing-found.tsx";
import { listingAnswer, statusOf } from "./read-listing.server.ts";
import type { UnderstoodParts } from "./understood.tsx";

/** Searches for the `p` of the address. */
export async function readSearch(context: PageContext) {
  const { search } = context.url;
  const { list, ...nothing } = await ask(context.bff.lists.search.$get({ query: { search } }));
  const t = translator(context.language);
  return list
    ? data(await foundAnswer(context, list, t), { status: statusOf(list) })
    : data(await nothingAnswer(context, nothing, t), { status: nothing.isAnswered ? 200 : 503 });
}

async function foundAnswer(context: PageContext, list: ShownList, t: Translate) {
  const { text } = list.state;
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
    transliterated: list.transliterated && { ...list.transliterated, literal: literalSearch(list.state) },
    understood: printedParts(list, t),
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

/** The recognised parts of the text, with the search without each part; null if it was searched for literally. */
function printedParts({ understood, state }: ShownList, t: Translate): UnderstoodParts | null {
  if (understood.length === 0) return null;
  const groups = { category: t("search.category"), brand: t("search.brand") };
  return {
    typed: state.text,
    literal: literalSearch(state),
    parts: understood.map(({ kind, label, without, place }) => ({
      group: kind === "text" ? null : groups[kind],
      label: kind === "text" ? `«${label}»` : label,
      isDropped: without !== "",
      href:
        without === ""
          ? place && chosenAt(place, state)
          : `/search${listingSearch({ ...state, text: without, page: 1 })}`,
    })),
  };
}

/** The page's message when only the beginning of a text was searched for. */
const cutNote = ({ url }: PageContext, t: Translate) =>
  isTextCut(url.search) ? t("search.cut", { limit: LONGEST_TEXT }) : null;

async function nothingAnswer(
  context: PageContext,
  {
    bestSellers,
    ...found
  }: Pick<NothingFoundProps, "text" | "isAnswered" | "categories" | "corrections" | "nearest"> & {
    bestSellers: readonly SmallCard[];
  },
  t: Translate,
) {
  const { url } = context;
  const { text } = found;
  const { exact } = parseListing(url.search);
  const title = text ? t("search.title", { text }) : t("search.crumb");
  return {
    list: null,
    ...found,
    cut: cutNote(context, t),
    bestSellers: printedRow(bestSellers),
    title,
    description: t("lists.description", { title }),
    canonical: canonicalOf(context, `/search${listingSearch({ ...WHOLE_LIST, text, exact })}`),
  };
}
