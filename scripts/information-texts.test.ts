import { describe, expect, test } from "vitest";
import { readText } from "./information-texts.ts";

const HEAD = "---\ntitle: Title\ndescription: What it says\n---\n";
const read = (source: string) => readText(source, "a text");

test("reads facts, sections, paragraphs, lists, tables, emphasis and links", () => {
  const text = read(
    `${HEAD}\n## One\n\nCall **now**: [{{phone}}](tel:1)\n\n1. first\n2. second\n\n## Two {mcredit, storepay}\n\n- item\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n`,
  );
  expect(text).toEqual({
    title: "Title",
    description: "What it says",
    layout: "text",
    sections: [
      {
        heading: "One",
        blocks: [
          { kind: "paragraph", content: ["Call ", { strong: "now" }, ": ", { href: "tel:1", text: "{{phone}}" }] },
          { kind: "list", ordered: true, items: [["first"], ["second"]] },
        ],
      },
      {
        heading: "Two",
        payments: ["mcredit", "storepay"],
        blocks: [
          { kind: "list", ordered: false, items: [["item"]] },
          { kind: "table", head: [["a"], ["b"]], rows: [[["1"], ["2"]]] },
        ],
      },
    ],
  });
});

describe("refuses what a page would print wrongly or not at all, with the file's name", () => {
  test.each([
    ["no facts", "## One\n\ntext", "must begin with facts"],
    ["an unknown fact", "---\ntitle: A\ncolour: red\n---\n## One\n\ntext", '"colour: red" is none of'],
    ["no title", "---\ndescription: A\n---\n## One\n\ntext", "title is missing"],
    ["no description", "---\ntitle: A\n---\n## One\n\ntext", "description is missing"],
    ["an unknown layout", "---\ntitle: A\ndescription: B\nlayout: wide\n---\n## One\n\ntext", 'layout "wide"'],
    ["an unknown value", `${HEAD}## One\n\n{{fax}}`, "{{fax}} is none of"],
    ["text before the first heading", `${HEAD}text`, "text before the first"],
    ["a section without text", `${HEAD}## One\n`, "a section without text"],
    ["no section", HEAD, "a section without text"],
    ["another level of heading", `${HEAD}## One\n\n### Two\n\ntext`, "heading"],
    ["HTML", `${HEAD}## One\n\n<script>alert(1)</script>\n`, "html"],
    ["HTML in a line", `${HEAD}## One\n\na <b>b</b>`, "html"],
    ["a picture", `${HEAD}## One\n\n![a](/a.png)`, "image"],
    ["a script as a link", `${HEAD}## One\n\n[a](javascript:alert(1))`, "the link javascript:alert(1)"],
    ["a link without a host", `${HEAD}## One\n\n[a](//evil.example/)`, "the link //evil.example/"],
    ["a list in a list", `${HEAD}## One\n\n- a\n  - b\n`, "cannot print a list in a list"],
    ["an unknown payment method", `${HEAD}## One {cash}\n\ntext`, '"cash" is no payment method'],
    ["code", `${HEAD}## One\n\n\`\`\`\na\n\`\`\`\n`, "code"],
  ])("%s", (_what, source, message) => {
    expect(() => read(source)).toThrow("a text: ");
    expect(() => read(source)).toThrow(message);
  });
});
