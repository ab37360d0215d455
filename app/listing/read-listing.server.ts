import { data } from "@remix-run/cloudflare";
import { type PrintedCard, printedCard } from "#app/components/printed-card.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import type { PageContext } from "#bff/client.ts";
import type { ListingView } from "#bff/views/listing.ts";
import { listingAddress } from "./listing-address.ts";

/**
 * What a listing route's loader returns: the list without what is not printed, its words, its title, description and clean
 * address. A page past the list's end is 404, and says where the list ends.
 */
export function readListing({ language, visitor }: PageContext, view: ListingView) {
  const t = translator(language);
  const { crumbs, cards, page, pages, total } = view;
  const title = view.title || t("listing.title");
  const answer = {
    list: { title, crumbs, cards: cards.map(printedCard), page, pages, total },
    words: wordsFor(language, "card", "listing"),
    title: page > 1 ? t("listing.titlePage", { title, page }) : title,
    description: t("listing.description", { title }),
    canonical: new URL(listingAddress(visitor.url.pathname, page), visitor.url).href,
  };
  return data(answer, { status: page > 1 && page > pages ? 404 : 200 });
}

/** The part of a list's view that its page prints. */
export type PrintedList = Pick<ListingView, "title" | "crumbs" | "page" | "pages" | "total"> & { cards: PrintedCard[] };
