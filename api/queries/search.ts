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

/** The trigram index, asked for the text (parameter 1, quotes doubled) anywhere, or in name and model only. */
const ANYWHERE = `FROM model_text WHERE model_text MATCH '"' || ?1 || '"'`;
const IN_TITLE = `FROM model_text WHERE model_text MATCH '{name model} : "' || ?1 || '"'`;
/** The same as a word of its own: at the beginning or in the middle, with a space behind it. */
const AS_WORD = `FROM model_text WHERE model_text MATCH '{name model} : (^"' || ?1 || ' " OR " ' || ?1 || ' ")'`;
/** One or two letters have no trigram: the texts of all models are looked through. */
const LOOKED_THROUGH = "FROM model WHERE model GLOB ?1 OR name GLOB ?1 OR description GLOB ?1";

/**
 * The listed products whose name, model or description contains the text, in any letter case. Those with the text as a word of name or
 * model come first (a search for "утас" means phones before wireless earphones, "утасгүй"), then other hits in name or model, then those
 * in the description.
 * @param text not empty
 */
export function searchScope(text: string): Scope {
  const long = [...text].length >= 3;
  const hits = long ? ANYWHERE : LOOKED_THROUGH;
  const place = long
    ? `CASE WHEN rowid IN (SELECT rowid ${AS_WORD}) THEN 0 WHEN rowid IN (SELECT rowid ${IN_TITLE}) THEN 1 ELSE 2 END`
    : "NOT (model GLOB ?1 OR name GLOB ?1)";
  return {
    with: `hit AS MATERIALIZED (SELECT rowid AS model_id ${hits})`,
    join: "JOIN hit ON hit.model_id = p.model_id",
    where: "p.listed = 1",
    params: [long ? text.replaceAll('"', '""') : globOf(text)],
    // Ranking costs as much as finding: only the page that is shown in this order pays for it.
    order: { with: `hit AS MATERIALIZED (SELECT rowid AS model_id, ${place} AS place ${hits})`, by: "hit.place, p.id" },
    index: "product_model",
  };
}
