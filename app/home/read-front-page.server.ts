import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as brand from "#app/brand.ts";
import { formatMoment } from "#app/date.ts";
import { canonicalOf } from "#app/head/canonical.ts";
import { siteLd } from "#app/head/site-ld.ts";
import { printedCard, printedCards } from "#app/products/printed-card.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask, askOrNull, type PageContext } from "#bff/client.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { HomeGroup, HomeView } from "#bff/views/home.ts";
import { type Tab, tabOf } from "./tabs.ts";

/**
 * The front page's data. Of the three lists and of the categories only the chosen one is included: each has its own
 * address (`?tab=`, `?category=`), so that choosing needs no script and the page carries 17 cards and not 150.
 */
export async function readFrontPage({ context }: Pick<LoaderFunctionArgs, "context">) {
  const view = await ask(context.bff.catalogue.home.$get());
  const { searchParams } = context.url;
  const t = translator(context.language);
  const tab = tabOf(searchParams.get("tab"));
  const wanted = Number(searchParams.get("category"));
  const list = cardsOf(view, tab);
  const pages = Math.max(1, Math.ceil(list.length / CARDS_PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(searchParams.get("page")) || 1)));
  const cards = list.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
  const groups = await groupsWith(context, view.categories, wanted);
  const group = groups.find(({ id }) => id === wanted) ?? groups[0];
  return {
    hero: view.hero,
    tiles: view.tiles,
    deal: view.deal && dealOf(view.deal),
    special: view.special,
    tab,
    cards: printedCards(cards),
    page,
    pages,
    groups: groups.map(({ id, name }) => ({ id, name })),
    group: group && printedGroup(group),
    banners: view.banners,
    ads: view.ads.map(({ picture, href, text }) => ({ picture, href, text: text[context.language] })),
    title: t("shell.siteTitle", { shop: brand.name }),
    description: t("shell.siteDescription"),
    canonical: canonicalOf(context, "/"),
    jsonLd: siteLd(new URL("/", context.url).href),
  };
}

/**
 * Four rows of four. The discounted list has up to 50 (rule G2); all at once would be 4 KB more of HTML than a page may
 * have.
 */
const CARDS_PER_PAGE = 16;

function cardsOf(view: HomeView, tab: Tab) {
  if (tab === "discounted") return view.discounted;
  return tab === "top-rated" ? view.topRated : view.recommended;
}

/** The groups that were drawn and, where the address names another category, that one first. */
async function groupsWith({ bff }: PageContext, drawn: readonly HomeGroup[], wanted: number) {
  if (!(wanted > 0) || drawn.some(({ id }) => id === wanted)) return drawn;
  const group = await askOrNull(bff.catalogue.home.categories[":id"].$get({ param: { id: String(wanted) } }));
  return group && group.cards.length > 0 ? [group, ...drawn] : drawn;
}

/**
 * A category's cards with the large one: they stand side by side, so that of two colours of one model each states its
 * own.
 */
function printedGroup({ id, cards, large }: HomeGroup) {
  if (!large) return { id, cards: printedCards(cards), large: null };
  const [card = printedCard(large.card), ...small] = printedCards([large.card, ...cards]);
  return { id, cards: small, large: { ...card, picture: large.pictures[0] ?? large.card.picture } };
}

export type DealFacts = ReturnType<typeof dealOf>;

/** The clock is read once, here: the browser starts from the value that the server rendered. */
function dealOf({ card, saving, endsAt }: NonNullable<HomeView["deal"]>) {
  const at = endsAt === null ? Number.NaN : Date.parse(endsAt);
  return {
    card: printedCard(card),
    saving: formatTugrik(saving),
    /** Null where the deal has no end; nothing is `left` of one that is over. */
    end: endsAt === null || Number.isNaN(at) ? null : { at, date: formatMoment(endsAt), left: at - Date.now() },
  };
}
