/** A shop with a catalogue of its own: by the commands of api/README.md, from the example's file to the pages. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { serveShop } from "#scripts/serve.mjs";
import { ROOT } from "#tests/support/root.ts";

const folder = mkdtempSync(join(tmpdir(), "och-own-"));
const state = join(folder, "v3");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const [FILE, PICTURES] = ["api/examples/products.csv", "api/examples/pictures"];

/** Runs a script of package.json's on the database of this test. */
async function npmRun(script: "import" | "export" | "backup" | "restore", ...rest: string[]) {
  const ended = run("node", [`scripts/${script}.mjs`, ...rest, "--persist-to", state], { cwd: ROOT });
  const { stdout, stderr, code } = await ended.then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { code, lines: `${stdout}${stderr}`.trim().split("\n") };
}

/** Serves the shop on the database, and asks it. */
async function served<Result>(use: (ask: (path: string) => Promise<Response>) => Promise<Result>): Promise<Result> {
  const shop = await serveShop({
    root: ROOT,
    persistTo: state,
    shopSecrets: { COOKIE_KEYS: newCookieKeys() },
    apiSecrets: { API_TOKEN_SECRET: newCookieKeys() },
    shopVars: { RATE_LIMITS: "off" },
    log: () => undefined,
  });
  try {
    return await use((path) => fetch(new URL(path, shop.url), { headers: { Connection: "close" } }));
  } finally {
    await shop.stop();
  }
}

test("the example's file becomes a shop, which a copy brings back after its database was destroyed", async () => {
  const imported = await npmRun("import", FILE, PICTURES, "--new");
  expect(imported.code).toBe(0);
  expect(imported.lines).toContain("Made, brand: Тэнгис");
  expect(imported.lines.at(-1)).toBe("3 products added, 0 changed, 0 as they were; 3 new pictures");

  const copy = join(folder, "copy.sql");
  expect((await npmRun("backup", copy)).code).toBe(0);
  rmSync(join(state, "d1"), { recursive: true });
  expect((await npmRun("restore", copy)).code).toBe(0);

  await served(async (ask) => {
    const pages = [
      "/",
      "/search?p=данх",
      "/single-product/2",
      "/category/1",
      "/brand/1",
      "/new-arrival",
      "/sitemap/products-1-1.xml",
    ];
    for (const path of pages) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      if (path !== "/") expect(await answer.text(), path).toMatch(/Тэнгис|single-product/);
    }
    const product = await (await ask("/single-product/2")).text();
    expect(product).toContain("Цахилгаан данх 1.7 л");
    expect(product).toContain("Хоёр давхар хана");
    expect(product).toContain("1.7 л");
    const [address = ""] = /\/images\/product\/kettle-white-[0-9a-f]{8}\.jpg/.exec(product) ?? [];
    const picture = await ask(address);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(
      Buffer.from(await picture.arrayBuffer()).equals(readFileSync(join(ROOT, PICTURES, "kettle-white.jpg"))),
    ).toBe(true);
    expect((await ask("/images/product/kettle-white-00000000.jpg")).status).toBe(404);
    expect((await ask("/single-product/1")).status).toBe(404);
  });
});

test("a file with faults is told line by line, and writes nothing, into a new database neither", async () => {
  const wrong = join(folder, "wrong.csv");
  writeFileSync(wrong, readFileSync(join(ROOT, FILE), "utf8").replace(",19900,", ",19 900,"));
  const before = join(folder, "before.csv");
  await npmRun("export", before);
  for (const options of [[], ["--new"]]) {
    const refused = await npmRun("import", wrong, PICTURES, ...options);
    expect(refused.code).toBe(1);
    expect(refused.lines).toEqual([
      `${wrong}:14: price: "19 900": expected a whole number of tugrik from 1 to 1,000,000,000, digits only`,
      "1 fault: nothing was imported",
    ]);
  }
  const after = join(folder, "after.csv");
  expect((await npmRun("export", after, join(folder, "pictures"))).lines).toEqual(["3 products, 3 pictures"]);
  expect(readFileSync(after, "utf8")).toBe(readFileSync(before, "utf8"));
  // What was exported is what an import takes.
  expect((await npmRun("import", after, join(folder, "pictures"))).lines).toEqual([
    "0 products added, 0 changed, 3 as they were; 0 new pictures",
  ]);
  // A new database sets the one before aside, whole.
  const { lines } = await npmRun("import", FILE, PICTURES, "--new");
  expect(lines.at(-1)).toBe(`The database before is in ${join(state, "d1.before")}`);
  expect(readdirSync(join(state, "d1.before"))).toEqual(readdirSync(join(state, "d1")));
});

test("a command that is used in another way says how", async () => {
  for (const rest of [
    [],
    ["none.csv"],
    [FILE, "none/"],
    [FILE, "--new", "--sql", "x.sql"],
    [FILE, "--odd"],
    [FILE, PICTURES, "x"],
  ]) {
    const { code, lines } = await npmRun("import", ...rest);
    expect([code, lines.at(-1)], rest.join(" ")).toEqual([
      2,
      expect.stringContaining("npm run import -- products.csv"),
    ]);
  }
});
