/** Finds which filter to drop when a combination finds nothing (decision 0209). */
import {
  FILTER_KEYS,
  filterFields,
  filterKind,
  type ListingFilters,
  SPEC_PREFIX,
  withFurther,
  withoutKind,
} from "../rules/listing-state.ts";
import type { Call } from "../upstream/client.ts";
import { optionalData } from "../upstream/optional-data.ts";
import type { FacetValue } from "../views/facets.ts";
import type { ListingView, WayOut } from "../views/listing.ts";
import { queryOf } from "./query.ts";
import type { Source } from "./sources.ts";
import { totalOf } from "./total.ts";

/** The most additional parallel calls of an empty page. */
const MAX_EXTRA_CALLS = 4;

/**
 * Finds the filters whose removal alone would yield products, in the order of the chips. When there are too many to
 * try, the most restrictive are tried. A failed call yields no suggestion.
 * @param view an empty list, with the facets of its whole scope
 * @param further filters that stay whatever is dropped
 */
export async function waysOut<Scope>(
  source: Source<Scope>,
  call: Call,
  scope: Scope,
  view: ListingView,
  further: Partial<ListingFilters> = {},
): Promise<WayOut[]> {
  const tried = narrowestKinds(view).map(async (kind): Promise<WayOut[]> => {
    // Unsorted: a count needs no order, and the whole list is cached without one.
    const query = queryOf(withFurther({ ...withoutKind(view.state, kind), sort: null }, further));
    const contents = await optionalData(source.ask(call, scope, query));
    return contents && contents.cards.length > 0 ? [{ kind, total: totalOf(contents, 1) }] : [];
  });
  return (await Promise.all(tried)).flat();
}

function narrowestKinds(view: ListingView): string[] {
  const fields = filterFields(view.state);
  const kinds = [...new Set(fields.map(([name]) => filterKind(name)))];
  if (kinds.length <= MAX_EXTRA_CALLS) return kinds;
  const totals = totalsByField(view);
  // Kinds without counts, such as prices, are the likeliest cause: they rank first.
  const reach = (kind: string) =>
    fields.reduce(
      (sum, [name, value]) => sum + (filterKind(name) === kind ? (totals.get(`${name}=${value}`) ?? 0) : 0),
      0,
    );
  const narrowest = new Set(kinds.toSorted((a, b) => reach(a) - reach(b)).slice(0, MAX_EXTRA_CALLS));
  return kinds.filter((kind) => narrowest.has(kind));
}

/** The number of products per value offered in the scope. */
function totalsByField({ subCategories, brands, colours, specs }: ListingView): Map<string, number> {
  const counted = (name: string, values: readonly FacetValue[]) =>
    values.map(({ value, total }): [string, number] => [`${name}=${value}`, total ?? 0]);
  return new Map([
    ...counted(FILTER_KEYS.subCategories, subCategories),
    ...counted(FILTER_KEYS.brands, brands),
    ...counted(FILTER_KEYS.colours, colours),
    ...specs.flatMap(({ name, values }) => counted(SPEC_PREFIX + name, values)),
  ]);
}
