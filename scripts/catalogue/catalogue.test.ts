/** The catalogue as a file: checked, imported, exported. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DERIVED } from "#api/queries/derived.ts";
import { prepareDatabase, type RunSql, withDatabase } from "#scripts/database.mjs";
import { HOSTILE } from "#tests/support/hostile-values.ts";
import { ROOT } from "#tests/support/root.ts";
import { HEADER } from "./columns.ts";
import { exportedCatalogue } from "./export-rows.ts";
import { faultLine, importCatalogue } from "./import-catalogue.ts";
import { planImport } from "./plan.ts";
import { readRows } from "./read-rows.ts";
import { readState, type State } from "./state.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "och-catalogue-"));
  await prepareDatabase({ root: ROOT, products: 300, persistTo: path.join(folder, "seeded") });
});
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
/** Uses a database of its own: the demonstration's, or an empty one. */
async function using<Result>(kind: "seeded" | "empty", use: (run: RunSql) => Promise<Result>): Promise<Result> {
  const persistTo = path.join(folder, `${kind}-${number++}`);
  if (kind === "seeded") await cp(path.join(folder, "seeded"), persistTo, { recursive: true });
  return withDatabase({ root: ROOT, persistTo }, use);
}

const bytes = (text: string) => new TextEncoder().encode(text);
const nothing = { create: false, pictures: new Map(), wrongPictures: new Map() };

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const GOOD: Record<string, string> = {
  sku: "K-1",
  category: "Гал тогоо",
  sub_category: "Данх",
  brand: "Тэнгис",
  model: "K17",
  name: "Данх",
  price: "129900",
  stock: "5",
  specs: "Багтаамж: 1.7 л",
};
/** A line of a file. */
const line = (cells: Record<string, string>) => HEADER.map((name) => cell(cells[name] ?? "")).join(",");
const file = (...rows: Record<string, string>[]) =>
  bytes([HEADER.join(","), ...rows.map((row) => line({ ...GOOD, ...row }))].join("\n"));

/** The faults of a file as the terminal shows them. */
const faultsOf = (content: Uint8Array) => readRows(content).faults.map((fault) => faultLine("f.csv", fault));

async function counted(run: RunSql) {
  const tables = ["category", "sub_category", "brand", "story", "model", "model_spec", "product", "picture", "review"];
  const results = await run(tables.map((name) => [`SELECT count(*) AS n FROM ${name}`]));
  return Object.fromEntries(tables.map((name, place) => [name, results[place]?.[0]?.n]));
}

describe("export, import, export", () => {
  test("gives the same bytes, and the import changes nothing", async () => {
    await using("seeded", async (run) => {
      const first = exportedCatalogue(await readState(run));
      const version = async () => (await run([["SELECT version FROM catalogue"]]))[0];
      const before = await version();
      const outcome = await importCatalogue(run, { file: bytes(first) });
      expect(outcome).toMatchObject({ plan: { added: 0, changed: 0, same: 300, lines: [] } });
      expect(exportedCatalogue(await readState(run))).toBe(first);
      expect(await version()).toEqual(before);
      expect(first.split("\r\n")[0]).toBe(`\ufeff${HEADER.join(",")}`);
    });
  });

  test("gives the same bytes from an empty database, with districts, its own counts, and no product 1", async () => {
    const first = await using("seeded", async (run) => exportedCatalogue(await readState(run)));
    await using("empty", async (run) => {
      expect(await importCatalogue(run, { file: bytes(first), create: true })).toMatchObject({ plan: { added: 300 } });
      expect(exportedCatalogue(await readState(run))).toBe(first);
      const [[facts] = [], facets, specs] = await run([
        [
          "SELECT (SELECT count(*) FROM district) AS districts, min(id) AS least, count(*) - count(sku) AS without FROM product",
        ],
        ["SELECT * FROM facet WHERE total <> 0 ORDER BY 1, 2, 3, 4"],
        ["SELECT * FROM spec_facet WHERE total <> 0 ORDER BY 1, 2, 3, 4"],
      ]);
      expect(facts).toEqual({ districts: 9, least: 2, without: 0 });
      expect(facets?.length).toBeGreaterThan(100);
      await run(DERIVED.map((statement) => [statement]));
      expect((await run([["SELECT * FROM facet ORDER BY 1, 2, 3, 4"]]))[0]).toEqual(facets);
      expect((await run([["SELECT * FROM spec_facet ORDER BY 1, 2, 3, 4"]]))[0]).toEqual(specs);
    });
  });

  test("takes any text that a cell may hold, without a difference", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .map((value) => value.replace(/\p{Cc}/gu, "").trim())
      .filter(Boolean);
    const lines = fc
      .array(fc.oneof(text, fc.constantFrom("# a", "#", "\\#", "\\", "## b", "", '"', ",")), { maxLength: 6 })
      .map((all) => all.join("\n").trim());
    fc.assert(
      fc.property(text, text, lines, lines, text, (name, value, description, told, title) => {
        const state: State = {
          category: [{ id: 1, category_name: name }],
          sub_category: [{ id: 1, category_id: 1, sub_category_name: name, specs: "RAM#Өнгө_1" }],
          brand: [{ id: 1, brandname: name }],
          story: [{ id: 1, title1: title, desc1: told || null, title2: null, desc2: told || "x", ...NO_STORY }],
          model: [{ id: 1, category_sub_id: 1, brand_id: 1, story_id: 1, name, model: value, description }],
          model_spec: [{ model_id: 1, name: "RAM", value }],
          product: [{ ...PRODUCT, color_name: "" }],
          picture: [],
          district: [{ id: 1 }],
        };
        const { rows, faults } = readRows(bytes(exportedCatalogue(state)));
        expect(faults).toEqual([]);
        expect(planImport(rows, state, nothing)).toMatchObject({ same: 1, lines: [] });
      }),
      // Unicode's line separator, which regular expressions take for the end of a line.
      { examples: [["name", "value", "a\u2028#b", "c\u2028\\d\n# e", "title \u2028!"]] },
    );
  });
});

const NO_STORY = {
  title3: null,
  title4: null,
  title5: null,
  title6: null,
  desc3: null,
  desc4: null,
  desc5: null,
  desc6: null,
};
const PRODUCT = {
  ...{
    id: 2,
    sku: "A-1",
    model_id: 1,
    image: "",
    big_image1: null,
    big_image2: null,
    big_image3: null,
    big_image4: null,
  },
  ...{
    sale_price: 5,
    discount: 0,
    discount_end_time: null,
    bonus_percent: 3,
    remain: 1,
    created_at: "2026-01-01T00:00:00.000Z",
  },
};

describe("a fault is told with its line, its column and what is expected", () => {
  test.each([
    [
      "sku",
      "",
      "sku: nothing: expected a key of up to 64 letters, digits and . _ / # + -, by which the product is known for good",
    ],
    ["sku", "a b", 'sku: "a b": expected a key of'],
    ["category", "", "category: nothing: expected a text of 1 to 100 characters on one line"],
    ["brand", "а\nб", 'brand: "а\\nб": expected a text of 1 to 100 characters on one line'],
    ["name", "x".repeat(201), "name: "],
    ["color", "О'Нил", 'color: "О\'Нил": expected a colour'],
    ["price", "12 500", 'price: "12 500": expected a whole number of tugrik from 1 to 1,000,000,000, digits only'],
    ["price", "0", 'price: "0": expected a whole number of tugrik'],
    ["price", "1e9", "price: "],
    ["price", "-5", "price: "],
    ["price", "9".repeat(20), "price: "],
    ["discount", "100", 'discount: "100": expected a whole number of percent from 0 to 99, digits only'],
    ["discount_end", "31.12.2026", 'discount_end: "31.12.2026": expected a day (2026-12-31)'],
    ["discount_end", "2026-02-30", 'discount_end: "2026-02-30": expected a day'],
    ["bonus", "101", 'bonus: "101": expected'],
    ["stock", "1.5", 'stock: "1.5": expected a whole number of pieces'],
    ["added", "yesterday", 'added: "yesterday": expected a day'],
    ["picture", "Зураг.jpg", 'picture: "Зураг.jpg": expected the name of a file'],
    ["gallery_4", "../a.jpg", 'gallery_4: "../a.jpg": expected the name of a file'],
    ["description", "x".repeat(2_001), "description: "],
    ["specs", "RAM 8GB", 'specs: "RAM 8GB": expected a line for each specification'],
    ["specs", "RAM: 1\nRAM: 2", 'specs: "RAM: 1\\nRAM: 2": expected RAM once'],
    ["specs", "a_b_c: 1", "specs: "],
    ["story", "no title", 'story: "no title": expected up to six parts'],
    ["story", "# a\n".repeat(7), "story: "],
  ])("%s", (column, value, says) => {
    const [told, ...more] = faultsOf(file({ sku: "A" }, { sku: "B", model: "K18", [column]: value }));
    expect(told?.startsWith(`f.csv:3: ${says}`), told).toBe(true);
    expect(more).toEqual([]);
  });

  test("all faults of a file at once, each by the line on which its row begins", () => {
    const rows: Record<string, string>[] = [
      { sku: "A", description: "one\ntwo\nthree" },
      { sku: "B", price: "x", stock: "y" },
      { sku: "A" },
      { sku: "C", name: "Другой" },
    ];
    expect(faultsOf(file(...rows))).toEqual([
      'f.csv:5: price: "x": expected a whole number of tugrik from 1 to 1,000,000,000, digits only',
      'f.csv:5: stock: "y": expected a whole number of pieces from 0 to 1,000,000, digits only',
      'f.csv:6: sku: "A" stands on line 2 too',
      'f.csv:6: description: differs from line 2, which has the same model "K17"',
      'f.csv:7: name: differs from line 2, which has the same model "K17"',
      'f.csv:7: description: differs from line 2, which has the same model "K17"',
    ]);
  });

  test("the header: a column that is missing, unknown or there twice", () => {
    const named = (names: readonly string[]) =>
      faultsOf(bytes(`${names.join(",")}\n`)).map((text) => text.split(":").slice(0, 4).join(":"));
    expect(named(HEADER.filter((name) => name !== "price"))).toEqual(["f.csv:1: price: is missing"]);
    expect(named([...HEADER, "colour", "sku"])).toEqual([
      "f.csv:1: colour: is no column, or stands there twice",
      "f.csv:1: sku: is no column, or stands there twice",
    ]);
    expect(faultsOf(bytes(""))[0]).toMatch(/^f\.csv:1: the file is empty/);
  });

  test("what is no CSV, no UTF-8, or a row of another length", () => {
    expect(faultsOf(bytes(`${HEADER.join(",")}\n"open`))[0]).toMatch(/^f\.csv:2: not a CSV file/);
    expect(faultsOf(new Uint8Array([0xcf, 0xf0, 0xe8]))).toEqual([
      "f.csv:1: the file is not UTF-8: save it as CSV UTF-8",
    ]);
    expect(faultsOf(bytes(`${HEADER.join(",")}\n\n\na,b\n`))).toEqual(["f.csv:4: has 2 cells, the header 21"]);
  });

  test("a byte order mark, semicolons, line ends of Windows and other orders of columns are right", () => {
    const names = HEADER.toReversed();
    const text =
      `\ufeff${names.join(";")}\r\n${names.map((name) => cell(GOOD[name] ?? "")).join(";")}\r\n;;\r\n`.replace(
        "\r\n;;",
        `\r\n${";".repeat(names.length - 1)}`,
      );
    expect(readRows(bytes(text))).toMatchObject({
      faults: [],
      rows: [{ sku: "K-1", price: 129_900, line: 2, discount: 0, bonus: 3, discount_end: null }],
    });
  });

  test("times are Ulaanbaatar's where they name no zone", () => {
    const end = (text: string) => readRows(file({ discount_end: text })).rows[0]?.discount_end;
    expect(end("2026-12-31")).toBe("2026-12-30T16:00:00.000Z");
    expect(end("2026-12-31 18:00")).toBe("2026-12-31T10:00:00.000Z");
    expect(end("2026-12-31T18:00:00+01:00")).toBe("2026-12-31T17:00:00.000Z");
    expect(end("2026-12-31T18:00:00.123Z")).toBe("2026-12-31T18:00:00.123Z");
  });
});

describe("an import", () => {
  test("with one fault writes nothing, and names are faults unless they are to be made", async () => {
    await using("seeded", async (run) => {
      const before = await counted(run);
      const outcome = await importCatalogue(run, { file: file({ sku: "A" }, { sku: "B", stock: "", model: "K18" }) });
      expect("faults" in outcome && outcome.faults.map((fault) => faultLine("f.csv", fault))).toEqual([
        expect.stringMatching(/^f\.csv:2: brand: "Тэнгис" is no brand: known are .+ …; --create makes it$/),
        expect.stringMatching(/^f\.csv:3: stock: nothing: a new product needs its stock/),
      ]);
      expect(await counted(run)).toEqual(before);
      const made = await importCatalogue(run, {
        file: file({ sku: "A", sub_category: "Самовар", specs: "Хийц: зэс" }),
        create: true,
      });
      expect("plan" in made && [...made.plan.made]).toEqual([
        ["brand", ["Тэнгис"]],
        ["sub-category", ["Самовар"]],
        ["specification", ["Хийц"]],
      ]);
    });
  });

  test("is repeated without duplicates, and changes what the file says", async () => {
    await using("seeded", async (run) => {
      const state = await readState(run);
      const [product] = state.product;
      const before = await counted(run);
      const changed = exportedCatalogue({
        ...state,
        product: state.product.map((row) => (row.id === product?.id ? { ...row, sale_price: 777, remain: 12 } : row)),
      });
      const twice = async () => {
        const outcome = await importCatalogue(run, { file: bytes(changed) });
        return "plan" in outcome && [outcome.plan.added, outcome.plan.changed, outcome.plan.same];
      };
      expect(await twice()).toEqual([0, 1, 299]);
      expect(await twice()).toEqual([0, 0, 300]);
      // The seed has long descriptions of models that a small catalogue is without.
      expect({ ...(await counted(run)), story: 0 }).toEqual({ ...before, story: 0 });
      expect((await readState(run)).product[0]).toMatchObject({
        id: product?.id,
        sku: product?.sku,
        sale_price: 777,
        remain: 12,
      });
    });
  });

  test("with a blank stock and day keeps those of a product that is there", async () => {
    await using("empty", async (run) => {
      await importCatalogue(run, { file: file({ added: "2026-01-02" }), create: true });
      await run([["UPDATE product SET remain = 3"]]);
      expect(await importCatalogue(run, { file: file({ stock: "", price: "5" }) })).toMatchObject({
        plan: { changed: 1 },
      });
      const [[row] = []] = await run([["SELECT remain, sale_price, created_at FROM product"]]);
      expect(row).toEqual({ remain: 3, sale_price: 5, created_at: "2026-01-01T16:00:00.000Z" });
      expect(await importCatalogue(run, { file: file({ stock: "", price: "5" }) })).toMatchObject({
        plan: { same: 1, lines: [] },
      });
    });
  });

  test("moves a product to another model, category and specification, and every count with it", async () => {
    await using("empty", async (run) => {
      await importCatalogue(run, { file: file({}, { sku: "K-2", color: "Хар" }), create: true });
      await importCatalogue(run, {
        file: file({ category: "Тоглоом", sub_category: "Консол", model: "X", specs: "RAM: 8GB" }),
        create: true,
      });
      const [models, facets] = await run([
        ["SELECT model FROM model ORDER BY model"],
        ["SELECT scope, name, value, total FROM spec_facet ORDER BY 1, 2, 3"],
      ]);
      expect(models).toEqual([{ model: "K17" }, { model: "X" }]);
      expect(facets).toEqual([
        { scope: "category", name: "RAM", value: "8GB", total: 1 },
        { scope: "category", name: "Багтаамж", value: "1.7 л", total: 1 },
        { scope: "sub", name: "RAM", value: "8GB", total: 1 },
        { scope: "sub", name: "Багтаамж", value: "1.7 л", total: 1 },
      ]);
      await importCatalogue(run, { file: file({ sku: "K-2", color: "Хар", model: "X2" }) });
      expect((await run([["SELECT model FROM model ORDER BY model"]]))[0]).toEqual([{ model: "X" }, { model: "X2" }]);
    });
  });

  test("that fails half way leaves nothing, no picture either", async () => {
    await using("empty", async (run) => {
      const before = await counted(run);
      const failing: RunSql = async (statements) => {
        // Somebody else changes the catalogue between the check and the writing.
        if (statements[0]?.[0].startsWith("INSERT INTO guard"))
          await run([["INSERT INTO brand VALUES (9, 'x', '', '')"]]);
        return run(statements);
      };
      const pictures = path.join(ROOT, "api/examples/pictures");
      const imported = importCatalogue(failing, {
        file: file({ picture: "kettle-white.jpg" }),
        folder: pictures,
        create: true,
      });
      await expect(imported).rejects.toThrow(/the catalogue has changed since this was made/);
      expect(await counted(run)).toEqual({ ...before, brand: 1 });
    });
  });

  test("into a file is the same import, by statements that D1 takes", async () => {
    const example = {
      file: await readFile(path.join(ROOT, "api/examples/products.csv")),
      folder: path.join(ROOT, "api/examples/pictures"),
      create: true,
    };
    const imported = async (run: RunSql) => {
      const state = await readState(run);
      return { text: exportedCatalogue(state).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "now"), pictures: state.picture };
    };
    const direct = await using("empty", async (run) => {
      await importCatalogue(run, example);
      return imported(run);
    });
    await using("empty", async (run) => {
      let lines: string[] = [];
      await importCatalogue(run, {
        ...example,
        intoFile: (all) => {
          lines = all;
        },
      });
      expect((await counted(run)).product).toBe(0);
      expect(
        lines.filter(
          (text) => text.includes("\n") || new TextEncoder().encode(text).byteLength > 100_000 || !text.endsWith(";"),
        ),
      ).toEqual([]);
      await run(lines.map((text) => [text]));
      expect(await imported(run)).toEqual(direct);
      await expect(run(lines.map((text) => [text]))).rejects.toThrow();
    });
  });

  test("that changes nothing leaves no file of statements: wrangler refuses an empty one", async () => {
    const persistTo = path.join(folder, "unchanged");
    const [products, changes] = [path.join(folder, "unchanged.csv"), path.join(folder, "changes.sql")];
    await writeFile(products, file({}));
    const command = (...more: string[]) =>
      spawnSync("node", ["scripts/import.mjs", products, "--persist-to", persistTo, ...more], {
        cwd: ROOT,
        encoding: "utf8",
      });
    expect(command("--create", "--sql", changes)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("1 products added"),
    });
    expect(await readFile(changes, "utf8")).toMatch(/^INSERT INTO guard/);
    expect(command("--create").status).toBe(0);
    const { status, stdout } = command("--sql", changes);
    expect([status, existsSync(changes)]).toEqual([0, false]);
    expect(stdout).toContain(`Nothing is to be changed: there is no ${changes}`);
  });

  test("keeps hostile texts as texts, or refuses them", async () => {
    await using("empty", async (run) => {
      const rows = HOSTILE.map((value, place) => ({
        sku: `H-${place}`,
        model: `m${place}`,
        name: value,
        description: value,
        specs: `RAM: ${value}`,
        brand: value,
      }));
      const right = rows.filter((row) => readRows(file(row)).faults.length === 0);
      expect(right.length).toBeGreaterThan(50);
      await importCatalogue(run, { file: file(...right), create: true });
      const [kept] = await run([
        ["SELECT p.sku, m.name FROM product p JOIN model m ON m.id = p.model_id ORDER BY p.id"],
      ]);
      // Half of a letter cannot be written as UTF-8.
      const written = (name: string) => new TextDecoder().decode(bytes(name.trim()));
      expect(kept).toEqual(right.map(({ sku, name }) => ({ sku, name: written(name) })));
      const first = exportedCatalogue(await readState(run));
      expect(await importCatalogue(run, { file: bytes(first) })).toMatchObject({
        plan: { same: right.length, lines: [] },
      });
    });
  });
});

describe("pictures", () => {
  const PICTURES = path.join(ROOT, "api/examples/pictures");
  const white = path.join(PICTURES, "kettle-white.jpg");

  /** A folder with these files. */
  async function folderOf(files: Record<string, Uint8Array>) {
    const made = path.join(folder, `pictures-${number++}`);
    await mkdir(made);
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(made, name), content);
    return made;
  }

  test("are checked by what they hold, whatever their names promise", async () => {
    const jpeg = await readFile(white);
    const png = new Uint8Array(33);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(png.buffer).setUint32(16, 40_000);
    new DataView(png.buffer).setUint32(20, 40_000);
    const files = {
      "a.jpg": png,
      "b.jpg": bytes("<svg onload='alert(1)'>"),
      "c.png": png,
      "d.jpg": jpeg.subarray(0, 12),
      "e.jpg": Buffer.concat([jpeg, new Uint8Array(700_000)]),
      "f.svg": bytes("<svg/>"),
      "g.jpg": jpeg,
    };
    const names = Object.keys(files);
    const made = await folderOf({ ...files, "unused.jpg": jpeg });
    await using("empty", async (run) => {
      const rows = [...names, "none.jpg"].map((picture, place) => ({ sku: `P-${place}`, model: `m${place}`, picture }));
      const outcome = await importCatalogue(run, { file: file(...rows), folder: made, create: true });
      expect("faults" in outcome && outcome.faults.map((fault) => faultLine("f.csv", fault))).toEqual([
        'f.csv:2: picture: "a.jpg" holds image/png, its name promises image/jpeg',
        'f.csv:3: picture: "b.jpg" holds neither a JPEG nor a PNG nor a WebP',
        'f.csv:4: picture: "c.png" has 1,600,000,000 pixels; 40,000 (200 × 200) to 6,000,000 (3000 × 2000) are right',
        'f.csv:5: picture: "d.jpg" is broken: its head does not say how large it is',
        expect.stringMatching(/^f\.csv:6: picture: "e\.jpg" has \d+ KB; 600 KB at the most$/),
        'f.csv:7: picture: "f.svg" is no .jpg, .jpeg, .png or .webp',
        'f.csv:9: picture: "none.jpg" is neither in the folder of pictures nor at the API',
      ]);
      const right = await importCatalogue(run, { file: file({ picture: "g.jpg" }), folder: made, create: true });
      expect("plan" in right && right.unused).toEqual([
        "a.jpg",
        "b.jpg",
        "c.png",
        "d.jpg",
        "e.jpg",
        "f.svg",
        "unused.jpg",
      ]);
    });
  });

  test("have names of their own content: another picture has another address, and the one before goes", async () => {
    await using("empty", async (run) => {
      const image = async () =>
        (await run([["SELECT image FROM product"], ["SELECT name, type, content FROM picture"]])) as [
          { image: string }[],
          { name: string; content: string }[],
        ];
      const one = await folderOf({ "k.jpg": await readFile(white) });
      await importCatalogue(run, { file: file({ picture: "k.jpg" }), folder: one, create: true });
      const [[first], kept] = await image();
      expect(first?.image).toMatch(/^k-[0-9a-f]{8}\.jpg$/);
      expect(kept).toEqual([
        { name: first?.image, type: "image/jpeg", content: (await readFile(white)).toString("base64") },
      ]);
      // The exported name is kept, with the folder and without.
      const exported = bytes(exportedCatalogue(await readState(run)));
      expect(await importCatalogue(run, { file: exported })).toMatchObject({ plan: { lines: [] } });
      const written = await folderOf({ [first?.image ?? ""]: await readFile(white) });
      expect(await importCatalogue(run, { file: exported, folder: written })).toMatchObject({
        plan: { lines: [], pictures: [] },
      });
      const other = await folderOf({ "k.jpg": await readFile(path.join(PICTURES, "kettle-black.jpg")) });
      await importCatalogue(run, { file: file({ picture: "k.jpg" }), folder: other });
      const [[second], left] = await image();
      expect(second?.image).not.toBe(first?.image);
      expect(left.map(({ name }) => name)).toEqual([second?.image]);
    });
  });
});

test("a database with a picture whose name is a path is not read: an export would write it elsewhere", async () => {
  await using("empty", async (run) => {
    for (const name of ["../k.jpg", "a/k.jpg", "..\\k.jpg", ".profile", ""]) {
      await run([[`INSERT INTO picture (name, type, content) VALUES ('${name}', 'image/jpeg', '')`]]);
      await expect(readState(run), name).rejects.toThrow(/is no name of a file/);
      await run([["DELETE FROM picture"]]);
    }
  });
});

test("the example has an export's header, and is right", async () => {
  const example = await readFile(path.join(ROOT, "api/examples/products.csv"));
  expect(example.toString().split("\r\n")[0]).toBe(`\ufeff${HEADER.join(",")}`);
  await using("empty", async (run) => {
    const outcome = await importCatalogue(run, {
      file: example,
      folder: path.join(ROOT, "api/examples/pictures"),
      create: true,
    });
    expect(outcome).toMatchObject({ plan: { added: 3 }, unused: [] });
  });
});
