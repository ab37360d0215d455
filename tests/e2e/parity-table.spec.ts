/**
 * The parity test's summary, after all of it has run: the table, and that every allowed difference still occurs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { z } from "zod";
import { textNames } from "#app/info/markdown.vite.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { ALLOWED_DIFFERENCES } from "#tests/support/parity/allowed-differences.ts";
import { allStates } from "#tests/support/parity/states.ts";
import { ROOT } from "#tests/support/root.ts";

const reportLine = z.object({
  state: z.string(),
  route: z.string(),
  tried: z.number(),
  /** Writes with JavaScript, each counted at the Worker. */
  counted: z.number(),
  /** Rows of the table of differences. */
  allowed: z.array(z.number()),
  /** How often controls were used, by mode. */
  acts: z.object({ without: z.number(), pointer: z.number(), keyboard: z.number() }),
  isPage: z.boolean(),
});

/**
 * The routes that render a page, as their source tells; the others answer with a redirect or with data. One that leads
 * on by itself at once stays in no state (tests/e2e/account.spec.ts uses it).
 */
const PAGES = [
  ...textNames().map((name) => `texts/${name}`),
  ...readdirSync(join(ROOT, "app/routes"))
    .map((file) => ({ file, text: readFileSync(join(ROOT, "app/routes", file), "utf8") }))
    .filter(({ text }) => /^export default /m.test(text) && !text.includes('httpEquiv: "refresh"'))
    .map(({ file }) => file)
    .map((file) => `routes/${file.replace(/\.tsx$/, "")}`),
];

test("every route was tried, and every allowed difference occurred", () => {
  const lines = readFileSync(join(process.env.PARITY_RUN ?? "", "report.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => reportLine.parse(JSON.parse(line)));
  expect(lines.length, "run the parity test whole").toBeGreaterThanOrEqual(allStates().length);
  const acts = (mode: keyof (typeof lines)[number]["acts"]) => lines.reduce((sum, line) => sum + line.acts[mode], 0);
  const routes = shopRoutes().map(({ id }) => {
    const own = lines.filter(({ route }) => route === id);
    return {
      id,
      states: own.filter(({ isPage }) => isPage).length,
      tried: own.reduce((sum, { tried }) => sum + tried, 0),
    };
  });
  const allowed = ALLOWED_DIFFERENCES.map(({ control, aspects, reason }, row) => ({
    text: `${aspects.join(", ")} of ${control.source}: ${reason}`,
    times: lines.flatMap((line) => line.allowed).filter((each) => each === row).length,
  }));
  const counted = lines.reduce((sum, line) => sum + line.counted, 0);
  const total = routes.reduce((sum, { tried }) => sum + tried, 0);
  console.log(
    [
      `Parity: ${total} controls in ${lines.filter(({ isPage }) => isPage).length} states of ${PAGES.length} pages.`,
      `Acts: ${acts("without")} without a script, ${acts("pointer")} with one by pointer, ${acts("keyboard")} by keyboard; ${counted} of them wrote.`,
      `Differences allowed: ${allowed.length} kinds.`,
      ...routes.map(({ id, states, tried }) => `${String(tried).padStart(5)} in ${states} states of ${id}`),
      ...allowed.map(({ text, times }) => `${String(times).padStart(5)} × ${text}`),
    ].join("\n"),
  );
  // The error page of a route that renders none of its own is more than is asked.
  const shown = routes.filter(({ states }) => states > 0).map(({ id }) => id);
  expect(
    PAGES.filter((id) => !shown.includes(id)),
    "every page opens in a state",
  ).toEqual([]);
  expect(counted).toBeGreaterThan(50);
  expect(allowed.filter(({ times }) => times === 0).map(({ text }) => text)).toEqual([]);
});
