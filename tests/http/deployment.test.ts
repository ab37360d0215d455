/**
 * Compares what `npx wrangler deploy --env production` would ship with the list of expected files.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { BUNDLES, DEPLOY_REPORT } from "#scripts/build.mjs";
import { ROOT } from "#tests/support/root.ts";

/** wrangler.toml for production as wrangler reads it, inheritance included. */
const config = unstable_readConfig({ config: join(ROOT, "wrangler.toml"), env: "production" });
/** The output of that command's dry run, with which the runner's global setup builds the shop. */
const report = readFileSync(join(ROOT, DEPLOY_REPORT), "utf8");

test("the server's build imports no file for its effects alone: wrangler drops such imports, and warns of each", () => {
  const built = readFileSync(join(ROOT, "build/server/index.js"), "utf8");
  const imported = [...built.matchAll(/(?:import|from)\s*"\.\/assets\/[^"]*"/g)].map(([text]) => text);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((text) => text.startsWith("import"))).toEqual([]);
});

test("the dry run binds this and nothing else", () => {
  expect(report).toContain("--dry-run: exiting now.");
  const bindings = [...report.matchAll(/^env\.(\S+)(?: \((.*?)\))?\s{2,}(\S.*?)\s*$/gm)].map(([, name, what, kind]) =>
    [name, what, kind].filter(Boolean).join(" | "),
  );
  expect(bindings.sort()).toEqual([
    "ASSETS | Assets",
    "ATTEMPTS | AttemptCounter | Durable Object",
    "DEPLOYMENT | Worker Version Metadata",
    "LIMIT_ACCOUNT | 20 requests/60s | Rate Limit",
    "LIMIT_ACCOUNT_HERE | 5 requests/60s | Rate Limit",
    "LIMIT_LISTS | 600 requests/60s | Rate Limit",
    "LIMIT_LOOK_UP | 120 requests/60s | Rate Limit",
    "LIMIT_SIGN_IN | 60 requests/60s | Rate Limit",
    "SHOPPER | Shopper | Durable Object",
    'SHOP_ENV | "production" | Environment Variable',
  ]);
});

test("production answers at its own address alone, with the expected limits and variables", () => {
  expect(config).toMatchObject({
    name: "och-storefront",
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    limits: { cpu_ms: 15_000 },
    compatibility_flags: ["nodejs_compat"],
    assets: { binding: "ASSETS" },
    services: [],
    d1_databases: [],
    kv_namespaces: [],
    r2_buckets: [],
  });
  expect(config.upload_source_maps ?? false).toBe(false);
  expect(config.vars).toEqual({ SHOP_ENV: "production" });
});

test("every Durable Object that production binds has a migration, and the same classes are bound locally", () => {
  const local = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  const classes = (from: typeof config) =>
    from.durable_objects.bindings.map(({ class_name }: { class_name: string }) => class_name).sort();
  const deleted = config.migrations.flatMap(({ deleted_classes = [] }) => deleted_classes);
  const migrated = config.migrations
    .flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)
    .filter((name: string) => !deleted.includes(name));
  expect(classes(config)).toEqual(classes(local));
  expect(classes(config)).toEqual([...migrated].sort());
  const limits = (from: typeof config) =>
    from.ratelimits.map(({ name, simple }: { name: string; simple: object }) => ({ name, simple }));
  expect(limits(config)).toEqual(limits(local));
});

test("one module is shipped, and files that are meant for browsers", () => {
  const modules = readdirSync(dirname(join(ROOT, BUNDLES.shop))).filter((name) => /\.js$/.test(name));
  expect(modules).toEqual(["worker.js"]);
  const shipped = readdirSync(join(ROOT, "build/client"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(ROOT, "build/client/").length));
  expect(shipped.length).toBeGreaterThan(30);
  const known =
    /^(?:_headers|favicon\.(?:ico|svg)|apple-touch-icon\.png|manifest\.webmanifest|og\.png|placeholder\.svg|fonts\/[\w.-]+\.(?:woff2|txt)|assets\/[\w.-]+\.(?:js|css|svg|png))$/;
  expect(shipped.filter((path) => !known.test(path))).toEqual([]);
  for (const path of shipped.filter((name) => /\.(?:js|css)$/.test(name)))
    expect(readFileSync(join(ROOT, "build/client", path), "utf8"), path).not.toMatch(
      /sourceMappingURL|COOKIE_KEYS|API_TOKEN_SECRET/,
    );
});

test("neither the Worker nor a file holds the reference API, its sandbox, or a secret", () => {
  const worker = readFileSync(join(ROOT, BUNDLES.shop), "utf8");
  for (const word of ["och-api", "demo-1234", "/sandbox/", "API_TOKEN_SECRET", "sourceMappingURL=data:"])
    expect(worker.includes(word), word).toBe(false);
});
