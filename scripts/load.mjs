/**
 * `npm run load -- day|outage|soak|faults|feeds|addresses [--minutes N] [--products N] [--at-once N] [--visits N]`:
 * load on a local shop. Each scenario is a file of `tests/load`, which says what it prints, and what it fails on.
 */
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildApi, buildShop } from "./build.mjs";
import { bundleScenario } from "./bundle-scenario.mjs";
import { readCommand } from "./read-command.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** What each lasts and does at once, unless told otherwise. */
const SCENARIOS = {
  day: { minutes: 10, atOnce: 16, visits: 240 },
  outage: { minutes: 10, atOnce: 48, visits: 60 },
  soak: { minutes: 60, atOnce: 4, visits: 20 },
  // Requests by chance, as many as the shop answers.
  faults: { minutes: 20, atOnce: 24, visits: 0 },
  // Each document twice, one after the other.
  feeds: { minutes: 0, atOnce: 1, visits: 0 },
  // Twenty thousand requests.
  addresses: { minutes: 0, atOnce: 8, visits: 0 },
};

const isCount = (text) => text === undefined || Number(text) > 0;
const { values, positionals } = readCommand(
  `npm run load -- ${Object.keys(SCENARIOS).join("|")} [--minutes N] [--products 600] [--at-once N] [--visits N, a minute] [--inspector-port 9229]`,
  {
    minutes: { type: "string" },
    products: { type: "string" },
    "at-once": { type: "string" },
    visits: { type: "string" },
    "inspector-port": { type: "string" },
  },
  ({ values, positionals: [scenario, ...more] }) =>
    Object.hasOwn(SCENARIOS, scenario ?? "") && more.length === 0 && Object.values(values).every(isCount),
);
const [scenario] = positionals;

buildShop(ROOT);
if (scenario !== "faults") buildApi(ROOT);
const bundle = await bundleScenario(ROOT, scenario);
try {
  const { run } = await import(pathToFileURL(bundle).href);
  const { minutes, atOnce, visits } = SCENARIOS[scenario];
  const isSound = await run({
    minutes: Number(values.minutes ?? minutes),
    products: Number(values.products ?? 600),
    atOnce: Number(values["at-once"] ?? atOnce),
    visits: Number(values.visits ?? visits),
    inspectorPort: Number(values["inspector-port"] ?? 9229),
    say: console.log,
  });
  console.log(isSound ? "\nSound." : "\nNot sound.");
  process.exitCode = isSound ? 0 : 1;
} finally {
  rmSync(bundle, { force: true });
}
