/** What the writers of Markdown share: the page that they write for, messages with links, and cards. */
import { canonicalOf } from "#app/head/canonical.ts";
import { type Translate, translator } from "#app/i18n/translate.server.ts";
import type { PrintedCard } from "#app/products/printed-card.ts";
import type { PageContext } from "#bff/client.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import { bullets, link, plain } from "./markdown.ts";

export interface MarkdownPage {
  t: Translate;
  /** The page's own address. */
  url: URL;
  /** A page of the shop with its origin, in the language of this answer: its reader may keep no cookies. */
  address: (path: string) => string;
}

/** The page of a request, for the writers. */
export function markdownPage({ language, url }: Pick<PageContext, "language" | "url">): MarkdownPage {
  return { t: translator(language), url, address: (path) => canonicalOf({ language, url }, path) };
}

/** A message that stands where a page has nothing else: what it says, what to do, and links onward. */
export function message(head: string, hint: string, ways: readonly string[]): string {
  return `**${plain(head)}**\n\n${plain(hint)}\n${ways.length > 0 ? `\n${bullets(ways)}` : ""}`;
}

type Card = Omit<PrintedCard, "picture">;

/** Products as a list of links with their prices, and with what else their cards print. */
export function cardsMarkdown(cards: readonly Card[], { t, address }: MarkdownPage): string {
  return bullets(
    cards.map((card) => {
      const { id, title, details, stock, category } = card;
      const facts = [
        priceOf(card),
        ...(details ?? []).map(plain),
        category && plain(category.label),
        stock && t(`card.${stock}`),
      ];
      return `${link(title, address(`/single-product/${id}`))}: ${facts.filter(Boolean).join(", ")}`;
    }),
  );
}

/** The price now, and what it was before. */
export function priceOf({ unitPrice, oldPrice, discount }: Pick<Card, "unitPrice" | "oldPrice" | "discount">): string {
  if (oldPrice === undefined) return `**${formatTugrik(unitPrice)}**`;
  const less = discount === undefined ? "" : ` −${discount}%`;
  return `**${formatTugrik(unitPrice)}** ~~${formatTugrik(oldPrice)}~~${less}`;
}
