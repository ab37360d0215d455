/**
 * Vite plugin: reads the texts of the information pages (`app/information/texts`, Markdown) at build time, so that
 * neither the Worker nor the browser needs a Markdown library. What the pages cannot render fails the build, with the
 * file's name.
 */
import { readFileSync } from "node:fs";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, InformationText, Inline, Section } from "../app/information/text.ts";
import { SITE_VALUES } from "../app/information/values.ts";
import { parsePaymentMethod } from "../bff/domain/payment-methods.ts";

const TEXT = /\/app\/information\/texts\/\w+\/[\w-]+\.md$/;
const FACTS = ["title", "description", "layout"];
const LINK = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/;

/** The plugin: an import of such a text is its parsed form, an `InformationText`. */
export function informationTexts(): Plugin {
  return {
    name: "information-texts",
    enforce: "pre",
    load(id) {
      if (!TEXT.test(id)) return null;
      return `export default ${JSON.stringify(readText(readFileSync(id, "utf8"), id))};`;
    },
  };
}

/**
 * @param source facts (`title: …`) between two lines of `---`, then Markdown in sections that begin with `##`
 * @param file named in errors
 * @throws {Error} for anything that the page would print wrongly or not at all
 */
export function readText(source: string, file: string): InformationText {
  const fail: Fail = (what) => {
    throw new Error(`${file}: ${what}`);
  };
  const [, head, body] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  if (head === undefined || body === undefined) return fail("must begin with facts between two lines of ---");
  const facts = new Map<string, string>();
  for (const line of head.split("\n")) {
    const [, name = "", value = ""] = line.match(/^(\w+): (.+)$/) ?? [];
    if (!FACTS.includes(name)) fail(`"${line}" is none of ${FACTS.join(", ")}`);
    facts.set(name, value.trim());
  }
  const title = facts.get("title") ?? fail("title is missing");
  const description = facts.get("description") ?? fail("description is missing");
  const layout = facts.get("layout") ?? "text";
  if (layout !== "text" && layout !== "cards") return fail(`layout "${layout}" is neither "text" nor "cards"`);
  for (const [whole, name] of source.matchAll(/\{\{(.*?)\}\}/g)) {
    if (!SITE_VALUES.some((value) => value === name)) fail(`${whole} is none of ${SITE_VALUES.join(", ")}`);
  }
  return { title, description, layout, sections: readSections(body, fail) };
}

type Fail = (what: string) => never;

function readSections(body: string, fail: Fail): InformationText["sections"] {
  const sections: InformationText["sections"] = [];
  for (const token of marked.lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 2) sections.push(readHeading(token.text, fail));
    else (sections.at(-1) ?? fail("text before the first ## heading")).blocks.push(readBlock(token, fail));
  }
  if (sections.some(({ blocks }) => blocks.length === 0) || sections.length === 0) fail("a section without text");
  return sections;
}

/** `Heading {mcredit, storepay}`: for shops that offer one of these payment methods. */
function readHeading(text: string, fail: Fail): Section {
  const [, heading = text, names] = text.match(/^(.*?) \{([^{}]*)\}$/) ?? [];
  if (names === undefined) return { heading, blocks: [] };
  const payments = names
    .split(",")
    .map((name) => parsePaymentMethod(name.trim()) ?? fail(`"${name.trim()}" is no payment method`));
  return { heading, payments, blocks: [] };
}

function readBlock(token: Token, fail: Fail): Block {
  const inlines = (tokens: Token[] = []) => tokens.map((each) => readInline(each, fail));
  switch (token.type) {
    case "paragraph":
      return { kind: "paragraph", content: inlines(token.tokens) };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", ordered, items: items.map((item) => item.tokens.flatMap((each) => inItem(each))) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: "table",
        head: header.map((cell) => inlines(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      };
    }
    default:
      return fail(`cannot print "${token.raw.trim()}" (${token.type})`);
  }

  function inItem(part: Token): Inline[] {
    if (part.type !== "text" && part.type !== "paragraph") return fail(`cannot print a ${part.type} in a list`);
    return inlines((part as Tokens.Text).tokens);
  }
}

function readInline(token: Token, fail: Fail): Inline {
  switch (token.type) {
    case "text":
    case "escape":
      return (token as Tokens.Text).text;
    case "strong":
      return { strong: (token as Tokens.Strong).text };
    case "link": {
      const { href, text } = token as Tokens.Link;
      return LINK.test(href) ? { href, text } : fail(`the link ${href} is neither of the shop nor https, mailto, tel`);
    }
    default:
      return fail(`cannot print "${token.raw}" (${token.type})`);
  }
}
