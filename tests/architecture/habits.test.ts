/** Habits that a compiler does not check and that docs/security.md relies on. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Source files of folders with their text, comments taken out; no tests. */
const sourcesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|\.d\.m?ts$/.test(name))
      .map((name) => ({
        file: join(folder, name),
        text: read(join(folder, name)).replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, ""),
      })),
  );

const shipped = sourcesOf(["app", "bff"]);

/** The files in which a pattern occurs, other than those that may hold it. */
function filesWith(pattern: RegExp, except: string[] = []): string[] {
  return shipped.filter(({ file, text }) => !except.includes(file) && pattern.test(text)).map(({ file }) => file);
}

test("the sources are read at all", () => {
  expect(shipped.length).toBeGreaterThan(60);
  expect(filesWith(/\bnew Hono</)).toContain("bff/door/front-door.ts");
});

test("the environment is read in bff/env.ts and nowhere else", () => {
  expect(filesWith(/\bprocess\.env\b|\bimport\.meta\.env\b/)).toEqual([]);
  expect(filesWith(/\breadEnv\(/, ["bff/env.ts", "bff/door/front-door.ts", "bff/door/own-address.ts"])).toEqual([]);
});

test("every binding and variable of wrangler.toml is known to bff/env.ts, and every one that the Worker knows is a plain name", () => {
  /** The database of the reference API, which local runs have in the same Worker. */
  const OF_API = "DB";
  const config = read("wrangler.toml");
  const vars = config.match(/\[env\.production\.vars\]\n((?:[A-Z_]+ = .*\n)*)/)?.[1] ?? "";
  const named = [
    ...[...config.matchAll(/^(?:name|binding) = "([A-Z][A-Z_]+)"/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== OF_API),
    ...[...vars.matchAll(/^([A-Z_]+) =/gm)].map(([, name]) => name),
  ];
  const known = [...read("bff/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(["ASSETS", "LIMIT_SIGN_IN", "SHOP_ENV"]));
  expect(known).toEqual(expect.arrayContaining(named));
});

/** A variable that holds a secret, by its name, with a value: as code, as a binding or in a table of JSON. */
const GIVEN_SECRET = /\b[A-Z\d_]*(?:SECRET|_KEYS?|_HEADERS)["'`]?\s*[:=]\s*["'`]\w/;

/** What lists of ad blockers hide, whatever it holds: pictures of the shop's own offers would be gone. */
const HIDDEN_BY_BLOCKERS = /^(?:ads?|advert\w*|banners?|promo\w*|sponsor\w*)$/;

test("no class and no id is one that ad blockers hide", () => {
  const names = shipped.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:className|id)="([^"]+)"/g)].flatMap(([, value = ""]) => value.split(" ")),
  );
  expect(names).toContain("partners");
  expect(names.filter((name) => name.split("-").some((part) => HIDDEN_BY_BLOCKERS.test(part)))).toEqual([]);
});

test("no secret stands in a file that is committed", () => {
  const env = read("bff/env.ts");
  for (const name of ["COOKIE_KEYS", "W3W_API_KEY"]) {
    expect(env, name).toContain(`${name}:`);
    expect(GIVEN_SECRET.test(`${name} = "value"`), name).toBe(true);
  }
  for (const file of ["wrangler.toml", "api/wrangler.toml", "package.json"])
    expect(read(file), file).not.toMatch(GIVEN_SECRET);
  const withOne = sourcesOf(["app", "bff", "api", "scripts"]).filter(({ text }) => GIVEN_SECRET.test(text));
  expect(withOne.map(({ file }) => file).sort()).toEqual([
    // Those of local runs, which production refuses.
    "api/local.ts",
    // Those of the tests' own API.
    "api/testing/server.ts",
  ]);
  expect(read(".gitignore")).toMatch(/^\.dev\.vars/m);
});

test("cookies are written by the jar and set by the front door, nowhere else", () => {
  expect(filesWith(/["'`]Set-Cookie["'`]/i, ["bff/door/set-cookies.ts", "bff/door/cache-rule.ts"])).toEqual([]);
  expect(filesWith(/\bcreateCookie\b|createCookieSessionStorage|document\.cookie|hono\/cookie/)).toEqual([]);
  expect(filesWith(/headers\.get\(["'`]Cookie["'`]\)/i, ["bff/session/visitor-shopper.ts"])).toEqual([]);
});

test("nothing calls out but the upstream client, the pictures, the providers of sign-ins, what customers write, the names of places and the platform's limits", () => {
  const callers = [
    "bff/session/visitor-api.ts",
    "bff/images/picture-host.ts",
    "bff/upstream/client.ts",
    "bff/in-process.ts",
    "bff/ask-service.ts",
    "bff/feedback/deliver.ts",
  ];
  const inBff = filesWith(/(?<![.\w])fetch\(/, callers).filter((file) => file.startsWith("bff/"));
  expect(inBff).toEqual([]);
});

test("pages print no markup that came as text, run no script that came as text, and set no style attribute", () => {
  expect(filesWith(/\beval\(|new Function\(|\.innerHTML\b|document\.write/)).toEqual([]);
  expect(filesWith(/\bstyle=\{/)).toEqual([]);
  // JSON-LD alone: its text goes through inlineJson, which escapes `<`.
  const markup = filesWith(/dangerouslySetInnerHTML/);
  for (const file of markup) expect(shipped.find((one) => one.file === file)?.text, file).toContain("inlineJson");
});

test("forms write by post only", () => {
  expect(filesWith(/method=(?:["'{]+)(?:put|patch|delete)\b/i)).toEqual([]);
});

test("a script sends a form by a click on its button, which the form then names", () => {
  expect(filesWith(/\brequestSubmit\(|\.submit\(\)/)).toEqual([]);
});

test("nothing is rendered behind a boundary that hides it without JavaScript", () => {
  expect(filesWith(/<Suspense\b|<Await\b|\bdefer\(|renderToReadableStream|React\.lazy|(?<![.\w])lazy\(/)).toEqual([]);
});

test("posted bodies are read behind one guard, and Conform parses in one place, which shows it declared fields only", () => {
  const guard = "bff/door/posted-fields.ts";
  expect(filesWith(/\bparseWithZod\b|@conform-to\/(?!react)/)).toEqual(["app/forms/form-answer.server.ts"]);
  expect(filesWith(/\.(?:formData|parseBody)\(/, [guard]).filter((file) => file.startsWith("bff/"))).toEqual([]);
  expect(read("bff/door/front-door.ts")).toMatch(/\.use\(formBody\)/);
});

test("money is printed by one function", () => {
  expect(filesWith(/style:\s*["']currency["']|Intl\.NumberFormat|toLocaleString\(/)).toEqual([]);
});

test("Remix's lazy manifest is off, and source maps are not shipped", () => {
  expect(read("remix.config.ts")).toMatch(/v3_lazyRouteDiscovery: false/);
  expect(read("vite.config.ts")).toMatch(/sourcemap: false/);
});

test("every v3 flag that Remix has is set, and on but for lazy route discovery and routes.ts", () => {
  const known = [...read("node_modules/@remix-run/dev/dist/config.d.ts").matchAll(/\b(v3_\w+): boolean/g)];
  const set = [...read("remix.config.ts").matchAll(/\b(v3_\w+): (true|false),/g)];
  expect(new Set(set.map(([, name]) => name))).toEqual(new Set(known.map(([, name]) => name)));
  expect(set.filter(([, , value]) => value === "false").map(([, name]) => name)).toEqual([
    "v3_routeConfig",
    "v3_lazyRouteDiscovery",
  ]);
});

test("tests ask over HTTP by one client, which reuses no connection that may just be closed", () => {
  const reuses = /\brequest\.(?:get|post|fetch)\(|\broute\.fetch\(|\bAPIRequestContext\b/;
  const specs = readdirSync(join(ROOT, "tests/e2e")).filter((name) => name.endsWith(".ts"));
  expect(specs.length).toBeGreaterThan(10);
  expect(specs.filter((name) => reuses.test(read(join("tests/e2e", name))))).toEqual([]);
  for (const file of ["vitest.config.ts", "playwright.config.ts"])
    expect(read(file), file).toMatch(/["'](?:\.\/|#)tests\/support\/fresh-connections\.ts["']/);
});

test("a session ends by one function, and what the API refuses ends it in one place: no route has to think of it", () => {
  const end = "bff/session/end-session.ts";
  expect(filesWith(/\bendSession\(/, [end])).toEqual(["bff/routes/account.ts"]);
  // An ended session is cleared where it is read; a changed password renews its own.
  expect(filesWith(/\.clear\(cookies\.session\)/, [end])).toEqual([
    "bff/session/visitor-shopper.ts",
    "bff/shopper/sign-in.ts",
  ]);
  expect(filesWith(/\bsessions\.signOut\(/)).toEqual(["bff/shopper/sign-in.ts"]);
  expect(filesWith(/\bsessions\.end\(/, [end, "bff/session/sessions.ts", "bff/shopper/shopper.ts"])).toEqual([]);
  expect(filesWith(/\bsessions\.renew\(/, ["bff/session/sessions.ts"])).toEqual(["bff/routes/account.ts"]);
  expect(filesWith(/\bnew TokenRefused\(/)).toEqual(["bff/upstream/client.ts"]);
  // Every call of a request is wrapped; the calls of a check or a test are nobody's.
  expect(filesWith(/\bendingRefusedSession\(/, [end])).toEqual(["bff/session/visitor-api.ts"]);
});

/** Sleeping in browser tests, and what is slept for; everything else is waited for (tests/support/ready.ts). */
const MAY_SLEEP = {
  "tests/e2e/slow-and-lost.spec.ts": "the time between two presses is what it tries",
};

test("browser tests wait for what they are about: no sleep, no load state, no address that another one ends with", () => {
  const found = ["tests/e2e", "tests/support", "tests/support/parity"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        const text = read(file).replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "");
        // A load state is a document's and reached once for all; `**/cart` is also where `/login?next=/cart` ends.
        const patterns = [/["'`]networkidle["'`]/, /waitForLoadState\(/, /waitForURL\(\s*["'`]/, /waitForTimeout\(/];
        return patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern.source}`);
      }),
  );
  expect(found).toEqual(
    Object.keys(MAY_SLEEP)
      .sort()
      .map((file) => `${file}: waitForTimeout\\(`),
  );
});
