import { countedFacets } from "./facets.ts";
import type { PageQuery } from "./listing.ts";
import { inOneBatch, type Row, rowsOf } from "./rows.ts";
import type { PriceColumn, Scope } from "./scope.ts";
import { specsOf } from "./specs.ts";

/** The counts of a search: raw rows of its facets and spec values, and the catalogue's version. */
interface Offer {
  version: number;
  facets: D1Result<Row>[];
  specs: D1Result<Row>[];
}

/**
 * Searches whose counts are remembered, the most recently used last. A Worker has 128 MB: these are some hundred rows
 * each.
 */
const REMEMBERED = 200;
const offers = new Map<string, Offer>();

function remember(key: string, offer: Offer): void {
  offers.delete(key);
  offers.set(key, offer);
  const [oldest] = offers.keys();
  if (offers.size > REMEMBERED && oldest !== undefined) offers.delete(oldest);
}

/**
 * A page of a search with what the search offers. Counting all hits is the one thing here that grows with the
 * catalogue, and turning pages or choosing filters does not change it: it is done once per text and version of the
 * catalogue (migration 0004), and cached.
 * @param key names the scope; only counted specs are remembered, a row per product would be too much
 * @param more other statements that the caller wants from the same moment
 */
export async function pageWithOffer(
  database: D1Database,
  key: string,
  scope: Scope,
  page: PageQuery,
  { counted, more, priced }: { counted: boolean; more: readonly D1PreparedStatement[]; priced: PriceColumn },
) {
  const version = database.prepare("SELECT version FROM catalogue");
  const facets = countedFacets(database, scope, priced);
  const specs = specsOf(database, scope, { counted });
  const count = async (groups: readonly (readonly D1PreparedStatement[])[]) => {
    const [now = [], facetRows = [], specRows = [], ...rest] = await inOneBatch(database, [
      [version],
      facets.statements,
      specs.statements,
      ...groups,
    ]);
    const offer = { version: Number(rowsOf(now, 0)[0]?.version), facets: facetRows, specs: specRows };
    if (counted) remember(key, offer);
    return { offer, rest };
  };
  const read = (offer: Offer) => ({
    facets: facets.read(offer.facets),
    specsFor: (names: readonly string[]) => specs.read(offer.specs, names),
  });

  const known = counted ? offers.get(key) : undefined;
  if (known === undefined) {
    const { offer, rest } = await count([page.statements, more]);
    return { ...read(offer), pageRows: rest[0] ?? [], moreRows: rest[1] ?? [] };
  }
  const [now = [], pageRows = [], moreRows = []] = await inOneBatch(database, [[version], page.statements, more]);
  const current = Number(rowsOf(now, 0)[0]?.version) === known.version;
  if (current) remember(key, known);
  const offer = current ? known : (await count([])).offer;
  return { ...read(offer), pageRows, moreRows };
}
