/**
 * A copy of the reference API's database as SQL: what it knows, without what follows from that (counts, flags, the
 * search's index) and what nobody needs again (sessions, the sandbox's mails). `wrangler d1 export` does not take a
 * database with a full-text index.
 */
import { z } from "zod";
import { DERIVED } from "#api/queries/derived.ts";
import type { Run } from "#scripts/catalogue/state.ts";
import { insertLines, oneLine, pictureLines, sqlText } from "#scripts/sql-lines.mjs";

/** Tables that are made anew from the others, or are not worth keeping. */
const LEFT_OUT = /^(?:sqlite_|_cf_|d1_|model_text|facet$|spec_facet$|sales$|mail$|admin_session$|admin_attempt$)/;
/** Columns of `product` that triggers and the clock keep. */
const KEPT_BY_TRIGGERS = ["listed", "fresh", "live_discount"];

const PAGE = 1_000;
const PICTURES_AT_ONCE = 5;

interface Table {
  name: string;
  columns: string[];
  order: string;
  count: number;
}

const namedTables = z.array(z.object({ name: z.string(), sql: z.string() }));
const namedCounters = z.array(z.object({ name: z.string(), seq: z.number() }));
const tableColumns = z.array(z.object({ name: z.string(), pk: z.number() }));
const counts = z.array(z.object({ n: z.number() })).length(1);
const cells = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** What is asked first: the tables, the newest migration, the ids that were given. */
async function overview(run: Run) {
  const [tables, migrations, counters] = await run([
    ["SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL ORDER BY name"],
    ["SELECT max(name) AS name FROM d1_migrations"],
    ["SELECT name, seq FROM sqlite_sequence ORDER BY name"],
  ]);
  return {
    tables: namedTables.parse(tables).filter(({ name }) => !LEFT_OUT.test(name)),
    migration: z.array(z.object({ name: z.string() })).parse(migrations)[0]?.name ?? "",
    counters: namedCounters.parse(counters).filter(({ name }) => !LEFT_OUT.test(name)),
  };
}

/** The tables' columns and lengths, each after those that it refers to. */
async function inOrder(run: Run, tables: z.output<typeof namedTables>): Promise<Table[]> {
  const details = await run(
    tables.flatMap(({ name }): [string][] => [[`PRAGMA table_info(${name})`], [`SELECT count(*) AS n FROM ${name}`]]),
  );
  const known = tables.map(({ name, sql }, place) => {
    const columns = tableColumns.parse(details[place * 2]);
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    return {
      name,
      needs: [...sql.matchAll(/\bREFERENCES (\w+)/g)].map(([, other]) => other),
      columns: columns
        .map((column) => column.name)
        .filter((column) => name !== "product" || !KEPT_BY_TRIGGERS.includes(column)),
      order: key.map((column) => column.name).join(", ") || "rowid",
      count: Number(counts.parse(details[place * 2 + 1])[0]?.n),
    };
  });
  const ordered: typeof known = [];
  while (ordered.length < known.length) {
    const next = known.find(
      ({ name, needs }) =>
        !ordered.some((one) => one.name === name) &&
        needs.every((other) => other === name || ordered.some((one) => one.name === other)),
    );
    if (next === undefined) throw new Error("tables refer to each other in a circle");
    ordered.push(next);
  }
  return ordered;
}

/**
 * The pages of all tables but the pictures', by the calls that read them. What refers to others comes first: what it
 * refers to is still there when that is read, for nothing but an import deletes any of it.
 */
function groupsOf(tables: readonly Table[], atOnce: number) {
  const groups: { table: Table; page: number }[][] = [];
  let room = 0;
  for (const table of tables.filter(({ name }) => name !== "picture").toReversed()) {
    for (let page = 0; page * PAGE < table.count; page++) {
      const count = Math.min(PAGE, table.count - page * PAGE);
      if (count > room) {
        groups.push([]);
        room = atOnce;
      }
      groups.at(-1)?.push({ table, page });
      room -= count;
    }
  }
  return groups;
}

/**
 * Reads everything and gives the statements that write it into an empty, migrated database.
 * @param run each call is one moment of the database
 * @param atOnce rows that a call may give: all, where it can
 */
export async function backupLines(run: Run, { atOnce = Number.POSITIVE_INFINITY } = {}): Promise<string[]> {
  const { tables: named, migration, counters } = await overview(run);
  const tables = await inOrder(run, named);
  const rows = new Map<string, Record<string, string | number | null>[]>();
  for (const group of groupsOf(tables, atOnce)) {
    const results = await run(
      group.map(({ table: { name, columns, order }, page }) => [
        `SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${order} LIMIT ${PAGE} OFFSET ${page * PAGE}`,
      ]),
    );
    group.forEach(({ table }, place) => {
      rows.set(table.name, [...(rows.get(table.name) ?? []), ...cells.parse(results[place])]);
    });
  }
  const filled = tables.filter(({ name }) => rows.has(name));
  return [
    "INSERT INTO guard VALUES ('the database is not empty', (SELECT count(*) FROM product) + (SELECT count(*) FROM user) = 0);",
    // A copy fits the tables of its migrations, and of later ones.
    `INSERT INTO guard VALUES ('the database is older than the copy', (SELECT max(name) FROM d1_migrations) >= ${sqlText(migration)});`,
    // What a migration has put there.
    ...filled.toReversed().map(({ name }) => `DELETE FROM ${name};`),
    ...filled.flatMap(({ name, columns }) =>
      insertLines(
        name,
        columns,
        (rows.get(name) ?? []).map((row) => columns.map((column) => row[column] ?? null)),
      ),
    ),
    ...(await picturesOf(run, tables.find(({ name }) => name === "picture")?.count ?? 0)),
    ...counters.flatMap(counterLines),
    ...DERIVED.map((statement) => `${oneLine(statement)};`),
    // Every change above has counted.
    "DELETE FROM catalogue;",
    ...insertLines(
      "catalogue",
      ["version"],
      (rows.get("catalogue") ?? []).map(({ version }) => [version ?? 1]),
    ),
  ];
}

async function picturesOf(run: Run, count: number): Promise<string[]> {
  const lines: string[] = [];
  const pictures = z.array(z.object({ name: z.string(), type: z.string(), content: z.string() }));
  for (let at = 0; at < count; at += PICTURES_AT_ONCE) {
    const [found] = await run([
      [`SELECT name, type, content FROM picture ORDER BY name LIMIT ${PICTURES_AT_ONCE} OFFSET ${at}`],
    ]);
    lines.push(...pictures.parse(found).flatMap(pictureLines));
  }
  return lines;
}

/** An id that was given once is not given again: tokens name customers by theirs. */
const counterLines = ({ name, seq }: { name: string; seq: number }) => [
  `DELETE FROM sqlite_sequence WHERE name = ${sqlText(name)};`,
  `INSERT INTO sqlite_sequence (name, seq) VALUES (${sqlText(name)}, ${seq});`,
];

/** Characters that one call of the local database takes. */
const GROUP = 4_000_000;

/**
 * Runs a copy's statements on an empty, migrated database.
 * @throws {Error} where one fails; the database is then of no use
 */
export async function restoreLines(run: Run, lines: readonly string[]): Promise<void> {
  let group: [string][] = [];
  let size = 0;
  for (const line of lines) {
    group.push([line]);
    size += line.length;
    if (size < GROUP) continue;
    await run(group);
    group = [];
    size = 0;
  }
  if (group.length > 0) await run(group);
}
