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

/**
 * The listed products whose name, model or description contains the text, in any letter case. Those with the text as a
 * word of name or model come first (a search for "утас" means phones before wireless earphones, "утасгүй"), then other
 * hits in name or model, then those in the description.
 * @param text not empty
 */
export function searchScope(text: string): Scope {
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
  return {
    with: `hit AS MATERIALIZED (SELECT rowid AS model_id FROM ${all.table} WHERE ${all.where})`,
    join: "JOIN hit ON hit.model_id = p.model_id",
    where: "p.listed = 1",
    params: [JSON.stringify(patterns)],
    ranked: isLong
      ? [part(INDEXED.word), part(title, INDEXED.word), part(all, title)]
      : [part(title), part(all, title)],
  };
}
