import type { Scope } from "./listing.ts";

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

/**
 * The listed products whose name, model or description contains the text, in any letter case, best matches first (a hit in the model
 * weighs more than one in the name, and that more than one in the description). Three letters and more are looked up in the trigram
 * index; one or two are too short for it and are looked for in the texts of all models.
 * @param text not empty
 */
export function searchScope(text: string): Scope {
  const hits =
    [...text].length >= 3
      ? {
          sql: "SELECT rowid AS model_id, bm25(model_text, 4.0, 10.0, 1.0) AS place FROM model_text WHERE model_text MATCH ?",
          params: [`"${text.replaceAll('"', '""')}"`],
        }
      : {
          sql: `SELECT id AS model_id, NOT model GLOB ?1 AS place FROM model
                WHERE model GLOB ?1 OR name GLOB ?1 OR description GLOB ?1`,
          params: [globOf(text)],
        };
  return {
    with: `hit AS MATERIALIZED (${hits.sql})`,
    join: "JOIN hit ON hit.model_id = p.model_id",
    where: "p.listed = 1",
    params: hits.params,
    order: "hit.place, p.id",
    index: "product_model",
  };
}
