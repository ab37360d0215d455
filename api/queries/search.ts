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

/** A way to find models: the table that is read, and the condition on it. Parameter 1 is the text. */
interface Hits {
  table: "model_text" | "model";
  where: string;
}

const inIndex = (expression: string): Hits => ({ table: "model_text", where: `model_text MATCH ${expression}` });
const inTexts = (where: string): Hits => ({ table: "model", where });

/**
 * The trigram index: the text anywhere; in name or model; there as a word of its own (first or further on, a space
 * behind it).
 */
const INDEXED = {
  all: inIndex(`'"' || ?1 || '"'`),
  title: inIndex(`'{name model} : "' || ?1 || '"'`),
  word: inIndex(`'{name model} : (^"' || ?1 || ' " OR " ' || ?1 || ' ")'`),
};
/** One or two letters have no trigram: the texts of the models are looked through. */
const LOOKED_THROUGH = {
  all: inTexts("(model GLOB ?1 OR name GLOB ?1 OR description GLOB ?1)"),
  title: inTexts("(model GLOB ?1 OR name GLOB ?1)"),
};

/** Finds what `hits` finds and `better` does not, with the products of each model. */
const part = (hits: Hits, better?: Hits) => ({
  from: `${hits.table} CROSS JOIN product p INDEXED BY product_model_filter ON p.model_id = ${hits.table}.rowid`,
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
  const long = [...text].length >= 3;
  const { all, title } = long ? INDEXED : LOOKED_THROUGH;
  return {
    with: `hit AS MATERIALIZED (SELECT rowid AS model_id FROM ${all.table} WHERE ${all.where})`,
    join: "JOIN hit ON hit.model_id = p.model_id",
    where: "p.listed = 1",
    params: [long ? text.replaceAll('"', '""') : globOf(text)],
    ranked: long ? [part(INDEXED.word), part(title, INDEXED.word), part(all, title)] : [part(title), part(all, title)],
    filterIndex: "product_model_filter",
  };
}
