/**
 * `npm run bench:dev`: how long a save takes to reach the page under `npm run dev`, and then its scripts, by kind of
 * change: median, and the slowest of 20. It works in a copy of the last commit, and leaves nothing behind. Linux only
 * (hard links).
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.mjs";
import { installPackages } from "./install.mjs";
import { takesNoArguments } from "./read-command.mjs";

takesNoArguments("[BENCH_SAVES=20] npm run bench:dev");

const SAVES = Number(process.env.BENCH_SAVES ?? 20);
/** Interval at which the page is checked, in milliseconds. */
const LOOK = 20;
/** A save that takes longer has failed, in milliseconds. */
const LONGEST = 120_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = join(mkdtempSync(join(tmpdir(), "och-dev-")), "shop");
const port = await freePort();
const page = `http://127.0.0.1:${port}/`;

let server;
/** The errors that `npm run dev` printed. */
let errors = "";

const html = async () => (await fetch(page)).text();
/** The page's own stylesheet. */
async function css() {
  const href = (await html()).match(/href="(\/assets\/[\w.-]+\.css)"/)?.[1];
  return href ? (await fetch(new URL(href, page))).text() : "";
}

/** Waits for the page's scripts, which are held while they are built. */
async function scripts() {
  const address = (await html()).match(/\/assets\/[\w.-]+\.js/)?.[0];
  // A page that a type error has broken names none.
  if (address) await (await fetch(new URL(address, page))).text();
}

/** The event that open pages receive: their script shows what is wrong. */
async function events() {
  const { body } = await fetch(new URL("/__dev/events", page));
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** A change of each kind: the file, the edit, and where the page then shows the mark. */
const KINDS = [
  {
    name: "component",
    file: "app/shell/top-bar.tsx",
    change: (text, mark) => text.replace("<p>{interpolate(", `<p>${mark} {interpolate(`),
    shown: html,
  },
  {
    name: "sentence",
    file: "app/i18n/mn/shell.ts",
    change: (text, mark) => text.replace('skipToContent: "', `skipToContent: "${mark} `),
    shown: html,
  },
  {
    name: "style",
    file: "app/styles/base.css",
    change: (text, mark) => text.replace("body {", `body { --mark: ${mark};`),
    shown: css,
  },
  {
    name: "BFF",
    file: "bff/domain/money.ts",
    change: (text, mark) => text.replace('const TUGRIK_SIGN = "\\u20AE"', `const TUGRIK_SIGN = "\\u20AE${mark}"`),
    shown: html,
  },
  {
    name: "type error",
    file: "app/shell/top-bar.tsx",
    change: (text, mark) => text.replace("<p>{interpolate(", `<p>{${mark}}{interpolate(`),
    shown: events,
  },
  {
    name: "40 files at once",
    file: "app/shell/top-bar.tsx",
    change: (text, mark) => text.replace("<p>{interpolate(", `<p>${mark} {interpolate(`),
    beside: () =>
      readdirSync(join(copy, "bff/domain"))
        .filter((name) => name.endsWith(".ts"))
        .slice(0, 39)
        .map((name) => join("bff/domain", name)),
    shown: html,
  },
];

function git(...commandArguments) {
  const { status, stderr } = spawnSync("git", commandArguments, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Waits until a condition on the page holds; a failed request counts as one more check, while the server runs. */
async function until(holds) {
  const started = performance.now();
  while (performance.now() - started < LONGEST) {
    if (server && server.exitCode !== null) throw new Error(`npm run dev has ended:\n${errors}`);
    if (await holds().catch(() => false)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error(`Not on the page after ${LONGEST / 1_000} s`);
}

/** Saves once and waits for the page and its scripts. @returns the milliseconds of both */
async function save({ file, change, beside, shown }, number) {
  const mark = `mark${Date.now().toString(36)}x${number}`;
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  const after = change(before, mark);
  if (after === before) throw new Error(`${file} has changed: adapt the bench`);
  const others = (beside?.() ?? []).map((other) => [join(copy, other), readFileSync(join(copy, other), "utf8")]);
  for (const [other, text] of others) writeFileSync(other, `${text}\n// ${mark}\n`);
  writeFileSync(path, after);
  const started = performance.now();
  const untilPage = await until(async () => (await shown()).includes(mark));
  await scripts();
  const untilScripts = performance.now() - started;
  // Restores the file, which is a save too.
  writeFileSync(path, before);
  for (const [other, text] of others) writeFileSync(other, text);
  await until(async () => !(await shown()).includes(mark));
  await scripts();
  return [untilPage, untilScripts];
}

/** Median and slowest. */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return `${seconds(sorted[Math.floor(sorted.length / 2)])}, ${seconds(sorted.at(-1))}`;
}

const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(2)} s`;

/** Ends the server and removes the copy. */
async function leave() {
  if (server && server.exitCode === null) {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  }
  // A running build may still write for a moment: Git would fail, Node tries again.
  rmSync(dirname(copy), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  git("worktree", "prune");
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await leave();
    process.exit(1);
  });
}

git("worktree", "add", "--detach", copy, "HEAD");
try {
  spawnSync("cp", ["-al", join(root, "node_modules"), copy]);
  // Before the clock starts, if the installed packages are not those of the commit.
  installPackages(copy);
  const started = performance.now();
  server = spawn("node", ["scripts/dev.mjs"], {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  server.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  await until(async () => (await fetch(page)).ok);
  console.log(`ready after ${seconds(performance.now() - started)}`);
  for (const kind of KINDS) {
    const times = [];
    for (let number = 0; number < SAVES; number++) times.push(await save(kind, number));
    const [pages, scriptsToo] = [0, 1].map((index) => spread(times.map((both) => both[index])));
    console.log(`${kind.name}: page ${pages}; with scripts ${scriptsToo} (median, slowest of ${times.length})`);
  }
} finally {
  await leave();
}
