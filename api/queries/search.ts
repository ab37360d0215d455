import type { Scope } from "./scope.ts";

/** Characters that GLOB reads as patterns. */
const GLOB_SPECIAL = /[*?[]/;

/** A GLOB pattern for "contains the text, in any letter case": each letter as a class of its two forms. */
function globOf(text: string): string {
  const characters = [...text].map((character) => {
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    if (GLOB_SPECIAL.test(character)) return `[${character}]`;
    return lower === upper || [...lower, ...upper].length !== 2 ? character : `[${lower}${upper}]`;
  });
  return `*${characters.join("")}*`;
}

/** A way to find models: the table that is read, and the condition on it. Parameter 1 is a JSON of all patterns. */
interface Hits {
  table: "model_text" | "model";
  where: string;
}

const pattern = (name: string) => `json_extract(?1, '$.${name}')`;
const inIndex = (name: string): Hits => ({ table: "model_text", where: `model_text MATCH ${pattern(name)}` });
const inTexts = (where: string): Hits => ({ table: "model", where });

/**
 * The trigram index: the text anywhere; in name or model; there as a word of its own (first or further on, a space
 * behind it).
 */
const INDEXED = { all: inIndex("all"), title: inIndex("title"), word: inIndex("word") };
/** One or two letters have no trigram: the texts of the models are looked through. */
const LOOKED_THROUGH = {
  all: inTexts(`(model GLOB ${pattern("all")} OR name GLOB ${pattern("all")} OR description GLOB ${pattern("all")})`),
  title: inTexts(`(model GLOB ${pattern("all")} OR name GLOB ${pattern("all")})`),
};

/** A text as the index takes it: any signs, none of which is an operator. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Finds what `hits` finds and `better` does not, with the products of each model. */
const part = (hits: Hits, better?: Hits) => ({
  from: `${hits.table} CROSS JOIN product p ON p.model_id = ${hits.table}.rowid`,
  where:
    better === undefined
      ? hits.where
      : `${hits.where} AND ${hits.table}.rowid NOT IN (SELECT rowid FROM ${better.table} WHERE ${better.where})`,
});

/** What stands around a short word, and around a number, that is found whole. D1 takes GLOB patterns of 50 bytes. */
const AROUND_WORD = ["[ (/-]", "[ ),/-]"] as const;
const AROUND_NUMBER = ["[^0-9.,]", "[^0-9.,]"] as const;

/** Longer words are found by their beginning; shorter ones, and numbers, as a whole. */
const SHORTEST_BEGINNING = 3;
/** No product's; and no pattern. */
const LONGEST_NUMBER = 20;

/**
 * Name or model with every term, in any order: the beginnings of words by the index, numbers and short words by looking
 * at what that has found.
 * @returns the hits, and their patterns
 */
function everyTerm(terms: readonly string[]): { hits: Hits; patterns: Record<string, string> } {
  const isNumber = (term: string) => /^[\d.,]+$/.test(term) && term.length <= LONGEST_NUMBER;
  const isIndexed = (term: string) => !isNumber(term) && [...term].length >= SHORTEST_BEGINNING;
  const beginnings = terms
    .filter(isIndexed)
    .map((term) => `{name model} : (^${phrase(term)} OR ${phrase(` ${term}`)})`);
  const wholes = terms
    .filter((term) => !isIndexed(term))
    .map((term) => {
      const [before, behind] = isNumber(term) ? AROUND_NUMBER : AROUND_WORD;
      return `*${before}${globOf(term).slice(1, -1)}${behind}*`;
    });
  const title = "' ' || t.name || ' ' || t.model || ' '";
  const looked = wholes.map((_, nth) => `(${title}) GLOB ${pattern(`whole${nth}`)}`);
  const where = [
    ...(beginnings.length > 0 ? [`model_text MATCH ${pattern("terms")}`] : []),
    ...(looked.length > 0
      ? [
          `EXISTS (SELECT 1 FROM model t WHERE t.id = ${beginnings.length > 0 ? "model_text" : "model"}.rowid AND ${looked.join(" AND ")})`,
        ]
      : []),
  ].join(" AND ");
  const patterns = Object.fromEntries(wholes.map((whole, nth) => [`whole${nth}`, whole]));
  return {
    hits: { table: beginnings.length > 0 ? "model_text" : "model", where },
    patterns: beginnings.length > 0 ? { ...patterns, terms: beginnings.join(" AND ") } : patterns,
  };
}

/**
 * The listed products whose name, model or description contains the text, in any letter case. Those with the text as a
 * word of name or model come first (a search for "утас" means phones before wireless earphones, "утасгүй"), then other
 * hits in name or model, then those in the description.
 * @param text not empty
 * @param terms the text's words; where there are any, the products whose name and model have all of them are found too,
 *   before those in the description, and what is in stock stands before what is sold out
 */
export function searchScope(text: string, terms: readonly string[] = []): Scope {
  const isLong = [...text].length >= 3;
  const { all, title } = isLong ? INDEXED : LOOKED_THROUGH;
  const quoted = phrase(text);
  const patterns = isLong
    ? {
        all: quoted,
        title: `{name model} : ${quoted}`,
        word: `{name model} : (^${phrase(`${text} `)} OR ${phrase(` ${text} `)})`,
      }
    : { all: globOf(text) };
  const every = terms.length > 0 ? everyTerm(terms) : null;
  const found: Scope = {
    with: `hit AS MATERIALIZED (SELECT rowid AS model_id FROM ${all.table} WHERE ${all.where})`,
    join: "JOIN hit ON hit.model_id = p.model_id",
    where: "p.listed = 1",
    params: [JSON.stringify({ ...patterns, ...every?.patterns })],
  };
  if (every === null) {
    const ranked = isLong
      ? [part(INDEXED.word), part(title, INDEXED.word), part(all, title)]
      : [part(title), part(all, title)];
    return { ...found, ranked };
  }
  const kinds = [...(isLong ? [INDEXED.word] : []), title, every.hits, all];
  const hits = kinds.map(
    ({ table, where }, rank) => `SELECT rowid AS model_id, ${rank} AS rank FROM ${table} WHERE ${where}`,
  );
  return {
    ...found,
    with: `hit AS MATERIALIZED (SELECT model_id, min(rank) AS rank FROM (${hits.join(" UNION ALL ")}) GROUP BY model_id)`,
    order: "p.remain <= 0, hit.rank, p.id",
  };
}
