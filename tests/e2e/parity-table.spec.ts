/**
 * The parity test's summary, after all of it has run: the table, and that every allowed difference still occurs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { z } from "zod";
import { shopRoutes } from "#tests/support/pages.ts";
import { ALLOWED_DIFFERENCES } from "#tests/support/parity/allowed-differences.ts";
import { allStates } from "#tests/support/parity/states.ts";

const reportLine = z.object({
  state: z.string(),
  route: z.string(),
  tried: z.number(),
  /** Writes with JavaScript, each counted at the Worker. */
  counted: z.number(),
  /** Rows of the table of differences. */
  allowed: z.array(z.number()),
  isPage: z.boolean(),
});

/** Routes that answer with a redirect or with data, without controls. A page among them would go untested. */
const WITHOUT_A_PAGE = [
  "routes/language.$code",
  "routes/logout",
  "routes/review",
  "routes/saved",
  "routes/show-order.$invoiceId_.paid",
  "routes/suggestions",
  "routes/view.$view",
];

test("every route was tried, and every allowed difference occurred", () => {
  const lines = readFileSync(join(process.env.PARITY_RUN ?? "", "report.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => reportLine.parse(JSON.parse(line)));
  expect(lines.length, "run the parity test whole").toBeGreaterThanOrEqual(allStates().length);
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
      `Parity: ${total} controls tried, ${allowed.length} differences allowed; ${counted} acts wrote by exactly one post each.`,
      ...routes.map(({ id, states, tried }) => `${String(tried).padStart(5)} in ${states} states of ${id}`),
      ...allowed.map(({ text, times }) => `${String(times).padStart(5)} × ${text}`),
    ].join("\n"),
  );
  expect(routes.filter(({ states }) => states === 0).map(({ id }) => id)).toEqual(WITHOUT_A_PAGE);
  expect(counted).toBeGreaterThan(50);
  expect(allowed.filter(({ times }) => times === 0).map(({ text }) => text)).toEqual([]);
});
