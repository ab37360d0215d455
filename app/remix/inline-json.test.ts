import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { inlineJson } from "./inline-json.ts";

const HOSTILE = ["</script><script>alert(1)</script>", "<!--<script>", "]]>", "&lt;b&gt;", "\u2028\u2029", 'a"b\\c'];

test.each(HOSTILE)("a script element holds %j as data, and ends where it should", (text) => {
  const html = `<script type="application/json">${inlineJson({ [text]: text })}</script><p>after</p>`;
  expect(html.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script"]);
  expect(html).not.toMatch(/[\u2028\u2029]/);
  const page = parse(html);
  expect(page.querySelector("p")?.text).toBe("after");
  expect(JSON.parse(page.querySelector("script")?.textContent ?? "")).toEqual({ [text]: text });
});
