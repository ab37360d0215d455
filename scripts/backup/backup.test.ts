/** A copy of the database: taken, the database destroyed, the copy restored. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCatalogue } from "#scripts/catalogue/import-catalogue.ts";
import { LOCAL_STATE, prepareDatabase, type RunSql, withDatabase } from "#scripts/database.mjs";
import { ROOT } from "#tests/support/root.ts";
import { backupLines } from "./backup.ts";
import { wranglerDatabase } from "./remote.mjs";

let folder: string;
let state: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "och-backup-"));
  // As wrangler lays it out below --persist-to.
  state = path.join(folder, LOCAL_STATE.replace(/^\.wrangler\/state\//, ""));
  await prepareDatabase({ root: ROOT, products: 300, persistTo: state });
  await using(async (run) => {
    await importCatalogue(run, {
      file: await readFile(path.join(ROOT, "api/examples/products.csv")),
      folder: path.join(ROOT, "api/examples/pictures"),
      create: true,
    });
    await run([
      [
        "INSERT INTO admin_change (who, kind, subject, field, before, after) VALUES ('О''Нил', 'product', '2', 'price', '', '\n;')",
      ],
      ["INSERT INTO admin_session (token_hash, who, expires_at) VALUES ('x', 'x', '2099')"],
      ["INSERT INTO mail (recipient, subject, body) VALUES ('x', 'x', ?)", ["x".repeat(200_000)]],
      ["INSERT INTO user (name, email) VALUES ('gone', 'gone@example.com')"],
      ["DELETE FROM user WHERE email = 'gone@example.com'"],
    ]);
  });
});
afterAll(() => rm(folder, { recursive: true }));

const using = <Result>(use: (run: RunSql) => Promise<Result>, persistTo = state) =>
  withDatabase({ root: ROOT, persistTo }, use);

/** Runs a command of package.json's on the database. */
function command(script: "backup" | "restore", ...rest: string[]) {
  const { status, stdout, stderr } = spawnSync("node", [`scripts/${script}.mjs`, ...rest], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** Every row of every table, but those that are not kept on purpose. */
async function everything(run: RunSql): Promise<Record<string, unknown[] | undefined>> {
  const [tables = []] = await run([
    [
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'model_text%' AND name NOT IN ('d1_migrations', 'mail', 'admin_session') ORDER BY name",
    ],
  ]);
  const names = tables.map(({ name }) => String(name));
  const rows = await run(
    names.map((name) => [`SELECT * FROM ${name} WHERE ${/facet/.test(name) ? "total <> 0" : "1"} `]),
  );
  const [counters] = await run([
    ["SELECT * FROM sqlite_sequence WHERE name NOT IN ('d1_migrations', 'mail') ORDER BY name"],
  ]);
  return {
    ...Object.fromEntries(
      names.map((name, place) => [name, (rows[place] ?? []).map((row) => JSON.stringify(row)).sort()]),
    ),
    counters,
  };
}

test("a copy that is restored after the database was destroyed has every row, and is the same when it is taken again", async () => {
  const before = await using(everything);
  for (const table of ["product", "orders", "user", "picture", "facet", "sales", "admin_change", "review"] as const)
    expect(before[table]?.length, table).toBeGreaterThan(0);
  const copy = path.join(folder, "copy.sql");
  expect(command("backup", copy, "--persist-to", state)).toMatchObject({ status: 0 });
  expect((await stat(copy)).mode & 0o777).toBe(0o600);

  await rm(path.join(state, "d1"), { recursive: true });
  expect(command("restore", copy, "--persist-to", state)).toMatchObject({ status: 0 });

  expect(await using(everything)).toEqual(before);
  const again = path.join(folder, "again.sql");
  command("backup", again, "--persist-to", state);
  expect(await readFile(again, "utf8")).toBe(await readFile(copy, "utf8"));
  // The search's index is made anew.
  const [found] = await using((run) => run([["SELECT count(*) AS n FROM model_text WHERE model_text MATCH 'кабель'"]]));
  expect(Number(found?.[0]?.n)).toBeGreaterThan(0);
});

test("a copy that cannot be written leaves the copy of before", async () => {
  const copy = path.join(folder, "before.sql");
  await writeFile(copy, "before");
  // A folder in the place of the file that is written first.
  await mkdir(`${copy}.part`);
  await writeFile(path.join(`${copy}.part`, "x"), "");
  expect(command("backup", copy, "--persist-to", state).status).toBe(1);
  expect(await readFile(copy, "utf8")).toBe("before");
});

test("every statement is one that D1 takes: on one line, below 100 KB, and nothing of sessions and mails", async () => {
  const lines = await using((run) => backupLines(run));
  expect(
    lines.filter((line) => line.includes("\n") || !line.endsWith(";") || Buffer.byteLength(line) > 100_000),
  ).toEqual([]);
  expect(lines.filter((line) => /admin_session|INTO mail/.test(line))).toEqual([]);
});

test("a copy that is broken leaves the database as it is, and is put into no database that has anything", async () => {
  const copy = path.join(folder, "broken.sql");
  const lines = await using((run) => backupLines(run));
  await writeFile(copy, `${lines.slice(0, -20).join("\n")}\nINSERT INTO no_table VALUES (1);\n`);
  const before = await using(everything);
  const { status, stderr } = command("restore", copy, "--persist-to", state);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("no such table: no_table")]);
  expect(await using(everything)).toEqual(before);
  await expect(using((run) => run(lines.map((line) => [line])))).rejects.toThrow(/the database is not empty/);
  expect(await using(everything)).toEqual(before);
});

test("the database before is kept beside the restored one", async () => {
  const own = path.join(folder, "own");
  await cp(state, own, { recursive: true });
  const copy = path.join(folder, "kept.sql");
  command("backup", copy, "--persist-to", own);
  await using((run) => run([["UPDATE product SET sale_price = 1"]]), own);
  expect(command("restore", copy, "--persist-to", own).stdout).toContain(path.join(own, "d1.before"));
  const [prices] = await using((run) => run([["SELECT count(*) AS n FROM product WHERE sale_price = 1"]]), own);
  expect(prices).toEqual([{ n: 0 }]);
  expect(existsSync(path.join(own, "d1.before"))).toBe(true);
});

test("wrangler gives the same copy, by which a deployed database is taken, and takes it", async () => {
  const where = ["--local", "--persist-to", folder];
  const direct = await using((run) => backupLines(run));
  expect(await backupLines(wranglerDatabase(ROOT, where), { atOnce: 5_000 })).toEqual(direct);
  const elsewhere = path.join(folder, "elsewhere");
  const copy = path.join(folder, "wrangler.sql");
  await writeFile(copy, direct.join("\n"));
  const wrangler = (...rest: string[]) =>
    spawnSync("npx", ["wrangler", "d1", ...rest, "-c", "api/wrangler.toml", "--local", "--persist-to", elsewhere], {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    });
  expect(wrangler("migrations", "apply", "och-api").status).toBe(0);
  const taken = wrangler("execute", "och-api", "--file", copy);
  expect(taken.status, taken.stderr).toBe(0);
  expect(await using((run) => backupLines(run), path.join(elsewhere, "v3"))).toEqual(direct);
});

test("a command without a file says how it is used", () => {
  expect(command("backup")).toMatchObject({ status: 2, stderr: expect.stringContaining("npm run backup -- copy.sql") });
  expect(command("restore", path.join(folder, "none.sql"))).toMatchObject({ status: 2 });
});
