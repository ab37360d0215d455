/**
 * `npm run dev`: both Workers on workerd, rebuilt and restarted on save. Everything stays warm in one process: Vite,
 * esbuild, the type checker. Environment as for `npm start`: PORT, API_ORIGIN, API_GENERATION, PAYMENT_METHODS,
 * SHOP_ORIGIN, COOKIE_KEYS, API_TOKEN_SECRET, ADMIN_SECRET.
 *
 * Differences from a deployment: the code is not minified; esbuild bundles the Workers without wrangler, and the app's
 * sources with them, of which a deployment has Vite's build; the browser's scripts and style sheets have no digest in
 * their names (so browsers ask at each use whether they have changed) and come from the build without the Worker; pages
 * carry one more script; the answers are not compressed. A saved page is served before its scripts are built: where
 * only their build fails, it stands with the scripts from before, and the problem. Settings, bindings and everything
 * else come from the same files.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";
import { takesNoArguments } from "./read-command.mjs";

takesNoArguments("[PORT=8787] [API_ORIGIN=https://your-shop-api.example] npm run dev");

process.env.NODE_ENV = "production";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 8787);
const apiOrigin = process.env.API_ORIGIN || undefined;
const persistTo = join(root, ".wrangler/state/v3");

installPackages(root);
// Packages may only be imported from here on.
const { localSecrets } = await import("./secrets.mjs");
const { generationVars, serveShop, threeWordsVars } = await import("./serve.mjs");
const { buildQueue } = await import("./dev/build-queue.mjs");
const { createBuilder } = await import("./dev/builder.mjs");
const { watchChanges } = await import("./dev/changes.mjs");
const { openDoor } = await import("./dev/door.mjs");
const { watchTypes } = await import("./dev/type-check.mjs");

const builder = await createBuilder({ root, withApi: !apiOrigin });
await builder.build();
if (!apiOrigin) {
  const { prepareDatabase } = await import("./database.mjs");
  await prepareDatabase({ root, persistTo });
}
const secrets = localSecrets(root);
const { apiVars, shopVars } = generationVars(process.env);
const shop = await serveShop({
  root,
  publicPort: port,
  apiOrigin,
  persistTo,
  shopSecrets: secrets.shop,
  apiVars,
  shopVars: {
    ...shopVars,
    ...(process.env.SHOP_ORIGIN ? { SHOP_ORIGIN: process.env.SHOP_ORIGIN } : {}),
    ...(apiOrigin ? {} : threeWordsVars(port)),
  },
  apiSecrets: secrets.api,
});
const door = await openDoor({ port, worker: () => shop.url, assets: join(root, "build/client/assets") });

const problems = { build: [], types: [] };
let reported = new Set();
const build = buildQueue((files) => {
  let serve = () => {};
  const pages = new Promise((resolve) => {
    serve = resolve;
  });
  const built = buildAndRestart(files, serve);
  door.hold({ pages, files: built });
  return built;
});
const types = watchTypes(root, (found) => {
  problems.types = found;
  report();
});

const stopWatching = watchChanges({
  root,
  paths: ["app", "bff", "public", ...(apiOrigin ? [] : ["api"])],
  onChange: (files) => {
    types.pause();
    build(files).then(types.resume);
  },
});

/**
 * @param {string[]} files saved
 * @param {() => void} onServed called when pages may be requested again
 * @returns {Promise<boolean>} whether the build succeeded; otherwise the last good build keeps serving
 */
async function buildAndRestart(files, onServed) {
  const started = performance.now();
  const since = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let served;
  try {
    await builder.build(files, async () => {
      const reloaded = shop.reload();
      door.hold({ pages: reloaded });
      await reloaded;
      served ??= since();
      onServed();
      door.tell({ type: "reload" });
    });
    if (!served) door.tell({ type: "styles" });
    const times = served ? `page after ${served}, scripts after ${since()}` : since();
    console.log(`Built: ${files.length > 3 ? `${files.length} files` : files.join(", ")} (${times})`);
    problems.build = [];
    // Pages that open from now on still show what does not type-check.
    report();
    return true;
  } catch (error) {
    problems.build = error.problems ?? [{ message: String(error.stack ?? error) }];
    report();
    return false;
  } finally {
    onServed();
  }
}

/** Shows the problems: all of them on open pages, new ones in the terminal. */
function report() {
  const all = [...problems.build, ...problems.types];
  const texts = all.map(({ message, file, line, frame }) =>
    [file && `${file}${line ? `:${line}` : ""}`, message, frame].filter(Boolean).join("\n"),
  );
  for (const text of texts) if (!reported.has(text)) console.error(text);
  if (texts.length === 0 && reported.size > 0) console.log("Nothing is wrong any more.");
  reported = new Set(texts);
  door.tell({ type: "problems", problems: all });
}

console.log(`\nThe shop:       http://127.0.0.1:${port}`);
if (shop.apiUrl) console.log(`Sandbox:        ${shop.apiUrl.origin}/sandbox`);
if (shop.apiUrl && secrets.api.ADMIN_SECRET) console.log(`Administration: ${shop.apiUrl.origin}/admin`);
console.log(
  "Saved files are built at once; wrangler.toml, package.json and scripts need a new start. Stop with Ctrl+C.",
);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    stopWatching();
    types.stop();
    door.close();
    await Promise.all([shop.stop(), builder.dispose()]);
    process.exit(0);
  });
}
