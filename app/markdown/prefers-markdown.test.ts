import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html, Text/Markdown", true],
  ["text/markdown;q=0.5, text/html", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=x", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["*/*", false],
  ["text/*", false],
  ["", false],
  [null, false],
])("%s: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
