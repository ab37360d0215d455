import { expect, test } from "vitest";
import { startLater } from "./start-later.server.ts";

const PRINTED =
  '<body><link rel="modulepreload" href="/assets/entry.js"/><script nonce="n" type="module" async="">' +
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/page.js";\n\n' +
  'window.__remixRouteModules = {"root":route0,"routes/page":route1};\n\nimport("/assets/entry.js");</script></body>';

test("neither preloads nor imports run before the page starts", () => {
  const html = startLater(PRINTED, "n");
  expect(html).toContain('<link rel="modulepreload" nonce="n" media="not all" fetchpriority="low"');
  expect(html).not.toMatch(/import (?:"|\*)/);
  expect(html).toContain(
    'load=()=>[import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/page.js")]',
  );
  expect(html).toContain(
    'run=([,route0,route1])=>{window.__remixRouteModules = {"root":route0,"routes/page":route1};return import("/assets/entry.js")}',
  );
});

test("a document without scripts stays as it is", () => {
  expect(startLater("<body></body>", "n")).toBe("<body></body>");
});

test("a Remix that starts a page in another way does not go unnoticed", () => {
  expect(() => startLater(PRINTED.replace("import * as", "import{default as x}"), "n")).toThrow();
  expect(() => startLater(PRINTED.replace('type="module"', 'src="/start.js"'), "n")).toThrow();
});

test("the script is one that browsers can read", () => {
  const code = startLater(PRINTED, "n").match(/async="">([\s\S]*)<\/script>/)?.[1];
  expect(code).toContain("addEventListener(");
  expect(() => new Function(`return async()=>{${code}}`)).not.toThrow();
});
