import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { stockText } from "#app/product/stock-text.ts";
import { type PrintedCard, printedCard } from "#app/products/printed-card.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";
import type { CompareView } from "#bff/views/compare.ts";
import { compareAddress, readCompareAddress } from "./compare-address.ts";

/** The table's own list, or the one that the address names; with no cookie at all the latter is the whole page. */
export async function readCompare({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { bff, language, url } = context;
  const t = translator(language);
  const address = readCompareAddress(url.searchParams);
  const own = (await ask(bff.compare.$get())).ids;
  const ids = address.ids ?? own;
  const view = await ask(bff.compare.table.$post({ json: { ids } }));
  const shown = view.products.map(({ id }) => id);
  const titles = view.products.map(({ model }) => model).join(" · ");
  return {
    ...printedTable(view, t, address.differences),
    differences: address.differences,
    /** The list of the address, where it is not the shopper's own. */
    shared: address.ids && address.ids.join() !== own.join() ? shown : null,
    hasOwn: own.length > 0,
    share: new URL(compareAddress({ ids: shown }), url).href,
    title: titles ? t("compare.titleOf", { titles }) : t("compare.title"),
    description: t("descriptions.compare"),
    canonical: canonicalOf(context, compareAddress({ ids: address.ids && shown })),
  };
}

export type ComparedProduct = PrintedCard & { facts: Record<Fact, string> };
type Fact = "stock" | "rating" | "brand" | "colour";
const FACTS: readonly Fact[] = ["stock", "rating", "brand", "colour"];

function printedTable(view: CompareView, t: ReturnType<typeof translator>, onlyDifferences: boolean) {
  const none = t("compare.none");
  const products = view.products.map(
    (card): ComparedProduct => ({
      ...printedCard(card),
      facts: {
        stock: card.remain === null ? none : stockText(card.remain),
        // Whole stars as on its card: a figure could contradict the product's own page.
        rating: card.rating === null ? none : t("ui.ratingOf", { rating: card.rating }),
        brand: card.brand ?? none,
        colour: card.colour ?? none,
      },
    }),
  );
  const differing = (fact: Fact) => new Set(products.map(({ facts }) => facts[fact])).size > 1;
  return {
    products,
    // The stock row stays even when all products have the same.
    facts: FACTS.filter((fact) => !onlyDifferences || fact === "stock" || differing(fact)),
    rows: view.rows
      .filter(({ differs }) => !onlyDifferences || differs)
      .map(({ label, values }) => ({ label, values: values.map((value) => value ?? none) })),
  };
}
