import { expect, test } from "vitest";
import { buildSteps } from "./build-steps.mjs";

const COMPONENT = { isFresh: false, isClient: true, isServer: true, isStatic: false };

/** Steps that note their order; each ends when the test lets it. */
function recorded() {
  const order: string[] = [];
  const waiting = new Map<string, { end: () => void; fail: () => void }>();
  const names = { chunks: "a" };
  const step = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve, reject) => {
      waiting.set(name, { end: resolve, fail: () => reject(new Error(name)) });
    });
  };
  const restore = () => void order.push("restore");
  const workers = { bundle: step("bundle"), serve: step("serve"), restore };
  const run = buildSteps({ client: step("client"), server: step("server"), chunks: () => names.chunks });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  /** Ends a running step. */
  const end = async (name: string, how: "end" | "fail" = "end") => {
    const one = waiting.get(name);
    if (!one) throw new Error(`${name} does not run`);
    waiting.delete(name);
    one[how]();
    await settled();
  };
  /** The first build of a session. */
  const begun = async () => {
    const first = run({ ...COMPONENT, isFresh: true }, workers);
    for (const name of ["client", "server", "bundle", "serve"]) await end(name);
    await first;
    order.length = 0;
  };
  return { order, names, end, begun, build: (plan = COMPONENT) => run(plan, workers) };
}

test("a saved component is served while the browser's build still runs", async () => {
  const { order, begun, build, end } = recorded();
  await begun();
  let isBuilt = false;
  const built = build().then(() => {
    isBuilt = true;
  });
  for (const name of ["server", "bundle", "serve"]) await end(name);
  expect([order, isBuilt]).toEqual([["client", "server", "bundle", "serve"], false]);
  await end("client");
  await built;
});

test("where the browser's build fails after the pages are out, the last good Workers are served again", async () => {
  const { order, begun, build, end } = recorded();
  await begun();
  const failure = build().catch((error: Error) => error.message);
  for (const name of ["server", "bundle", "serve"]) await end(name);
  await end("client", "fail");
  expect(order.slice(4)).toEqual(["restore", "serve"]);
  await end("serve");
  expect(await failure).toBe("client");
});

test("where the server's build fails, the Workers stay", async () => {
  const { order, begun, build, end } = recorded();
  await begun();
  const failure = build().catch((error: Error) => error.message);
  await end("server", "fail");
  await end("client");
  expect([await failure, order]).toEqual(["server", ["client", "server"]]);
});

test("pages that name other files than before are built and served once more", async () => {
  const { order, names, begun, build, end } = recorded();
  await begun();
  const built = build();
  for (const name of ["server", "bundle", "serve"]) await end(name);
  names.chunks = "b";
  for (const name of ["client", "server", "bundle", "serve"]) await end(name);
  await built;
  expect(order).toEqual(["client", "server", "bundle", "serve", "server", "bundle", "serve"]);
});

test("a new route and a static file are served once the browser's build has ended", async () => {
  for (const plan of [
    { ...COMPONENT, isFresh: true },
    { ...COMPONENT, isServer: false, isStatic: true },
  ]) {
    const { order, begun, build, end } = recorded();
    await begun();
    const built = build(plan);
    expect(order).toEqual(["client"]);
    for (const name of ["client", ...(plan.isServer ? ["server"] : []), "bundle", "serve"]) await end(name);
    await built;
  }
});

test("a file of the API's builds neither side of the app", async () => {
  const { order, begun, build, end } = recorded();
  await begun();
  const built = build({ isFresh: false, isClient: false, isServer: false, isStatic: false });
  await end("bundle");
  await end("serve");
  await built;
  expect(order).toEqual(["bundle", "serve"]);
});
