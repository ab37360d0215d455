/**
 * The build's part of the texts: it reads the Markdown of texts/{mn,en}/{name}.md, so that neither the Worker nor the
 * browser needs a Markdown library. What fails here fails the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { marked } from "marked";
import type { Plugin } from "vite";
import { LANGUAGES } from "../../bff/rules/language.ts";
import type { Section, Text } from "./texts.ts";

const FOLDER = new URL("./texts/", import.meta.url);
const FIELDS = ["title", "description", "order", "layout", "payments"];
/** What text-page.tsx prints. */
const TOKENS = ["paragraph", "list", "list_item", "table", "text", "escape", "strong", "link"];
/** The fields of a text, a section and a token that are kept. */
const KEPT = [...FIELDS, "sections", "heading", "type", "text", "tokens", "href", "ordered", "items", "header", "rows"];

/**
 * @returns the names of the texts, each of which is a page: `warranty` is /warranty
 * @throws {Error} for a text that is not there in every language
 */
export function textNames(): string[] {
  const [names = [], ...others] = LANGUAGES.map((language) =>
    readdirSync(new URL(language, FOLDER))
      .map((file) => file.replace(/\.md$/, ""))
      .sort(),
  );
  for (const other of others)
    if (String(other) !== String(names)) throw new Error(`The texts differ by language: ${names} / ${other}`);
  return names;
}

/** Vite plugin: an import of a text is its parsed form, a `Text`. */
export function markdownTexts(): Plugin {
  return {
    name: "markdown-texts",
    load(id) {
      if (!/\/app\/info\/texts\/\w+\/[\w-]+\.md$/.test(id)) return null;
      return `export default ${JSON.stringify(parseText(readFileSync(id, "utf8")), KEPT)};`;
    },
  };
}

/**
 * @param source fields (`title: …`) between two lines of `---`, then Markdown in sections that begin with `##`
 * @throws {Error} for anything that the page would print wrongly or not at all
 */
export function parseText(source: string): Text {
  const [, head = "", body = ""] = source.match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/, 2)));
  const odd = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (odd !== undefined || !fields.title || !fields.description || !fields.order)
    throw new Error(`It begins with its title, description and order between two lines of ---: ${odd ?? head}`);
  const sections: Section[] = [];
  for (const token of marked.lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 2) {
      const [, heading = "", payments] = token.text.match(/^(.*?)(?: \{([^{}]*)\})?$/) ?? [];
      sections.push({ heading, ...(payments ? { payments } : {}), tokens: [] });
      continue;
    }
    marked.walkTokens([token], ({ type, raw }) => {
      if (!TOKENS.includes(type)) throw new Error(`The page cannot print "${raw.trim()}" (${type})`);
    });
    const section = sections.at(-1);
    if (!section) throw new Error(`"${token.raw.trim()}" stands before the first ##`);
    section.tokens.push(token as Section["tokens"][number]);
  }
  return { ...(fields as Omit<Text, "sections">), sections };
}
