/** The app's sources as esbuild bundles them, with what Vite has made. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { viteModules } from "./vite-modules.mjs";

let root: string;
let modules: Record<string, string>;
const save = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "och-modules-"));
  save("package.json", JSON.stringify({ type: "module", imports: { "#build/*": "./build/*", "#app/*": "./app/*" } }));
  save("worker.ts", 'import { shown } from "#build/server/index.js";\nconsole.log(shown);\n');
  save(
    "app/root.tsx",
    [
      'import styles from "#app/styles/index.css?url";',
      'import marks from "./marks.svg?url";',
      'import text from "#app/information/texts/mn/bonus.md";',
      'import { map } from "./map.client.tsx";',
      'import script from "#app/starter.ts?document-script";',
      "export const page: unknown = [styles, marks, text, map, script];",
    ].join("\n"),
  );
  save("app/styles/index.css", "body {}");
  save("app/marks.svg", "<svg/>");
  save("app/information/texts/mn/bonus.md", "## Bonus");
  save("app/starter.ts", 'const said: string = "in the document";\nconsole.log(said);');
  save("app/map.client.tsx", "export const map = document.body;");
  save(
    "build/server/.vite/manifest.json",
    JSON.stringify({
      [join(root, "app/styles/index.css")]: { file: "assets/index.css" },
      "app/marks.svg": { file: "assets/marks-a1b2.svg" },
    }),
  );
  modules = {
    "\0virtual:remix/server-build": [
      'import * as route0 from "/app/root.tsx";',
      'import assets from "virtual:remix/server-manifest";',
      "export const shown = [route0.page, assets];",
    ].join("\n"),
    "\0virtual:remix/server-manifest": 'export default "list of files";',
    [join(root, "app/information/texts/mn/bonus.md")]: 'export default "parsed text";',
    [join(root, "app/map.client.tsx")]: 'export const map = "nothing here";',
  };
});
afterEach(() => rmSync(root, { recursive: true }));

const bundled = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["worker.ts"],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
    plugins: [viteModules({ root, modules: () => modules })],
  });
  return outputFiles[0]?.text ?? "";
};

test("sources are bundled with the list of routes, addresses, texts and stand-ins of Vite's build", async () => {
  const code = await bundled();
  for (const made of ["list of files", "/assets/index.css", "/assets/marks-a1b2.svg", "parsed text", "nothing here"])
    expect(code).toContain(`"${made}"`);
  expect(code).toContain('console.log("in the document")');
  expect(code).not.toContain("document.body");
});

test.each([
  ["app/styles/print.css?url", "app/styles/print.css"],
  ["app/information/texts/mn/privacy.md", "app/information/texts/mn/privacy.md"],
  ["app/other.client.tsx", "app/other.client.tsx"],
])("%s, which Vite has not built, is named", async (imported, named) => {
  save(named, "");
  save("app/root.tsx", `import it from "#${imported}";\nexport const page: unknown = it;\n`);
  await expect(bundled()).rejects.toThrow(`Vite has not built ${named}`);
});
