/** The order of a build, with builds that end when the test says so. */
import { expect, test } from "vitest";
import { buildSteps } from "./build-steps.mjs";

type Ends = { resolve: () => void; reject: (error: Error) => void };

type Parts = {
  reads?: (file: string) => boolean;
  chunks?: () => string;
  made?: () => string;
  bundle?: () => Promise<void>;
};

/** The steps, and what has happened so far; a build ends by `end`. */
function steps({ reads = () => true, chunks = () => "", made = () => "", bundle = async () => {} }: Parts) {
  const log: string[] = [];
  const running = new Map<string, Ends>();
  const app = (name: string) => ({
    reads,
    run: (fresh: boolean) =>
      new Promise<void>((resolve, reject) => {
        log.push(fresh ? `${name} anew` : name);
        running.set(name, { resolve, reject });
      }),
  });
  const build = buildSteps({
    client: app("client"),
    server: app("server"),
    bundle: async () => {
      log.push("bundle");
      await bundle();
    },
    made,
    chunks,
    exists: (file) => !file.includes("gone"),
  });
  const serve = async () => void log.push("serve");
  const end = async (name: string, error?: Error) => {
    await expect.poll(() => running.has(name)).toBe(true);
    const ends = running.get(name);
    running.delete(name);
    if (error) ends?.reject(error);
    else ends?.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { log, end, save: (...files: string[]) => build(files, serve), all: () => build(undefined, serve) };
}

/** Steps after the first build. */
async function started(parts: Parts = {}) {
  const shop = steps(parts);
  const first = shop.all();
  await shop.end("client");
  await shop.end("server");
  await first;
  expect(shop.log.splice(0)).toEqual(["client anew", "server anew", "bundle", "serve"]);
  return shop;
}

const COMPONENT = "app/shell/top-bar.tsx";
const ROUTE = "app/routes/cart.tsx";

test("a page is served before its scripts are built, without Vite's build of the server", async () => {
  const { log, end, save } = await started();
  const saved = save(COMPONENT, "app/styles/base.css");
  await expect.poll(() => log).toEqual(["client", "bundle", "serve"]);
  await end("client");
  await saved;
  expect(log).toHaveLength(3);
});

test.each(["app/shell/icon.svg", "public/favicon.svg"])(
  "a page with %s waits for the browser's build",
  async (file) => {
    const { log, end, save } = await started();
    const saved = save(file, COMPONENT);
    await end("server");
    expect(log).toEqual(["client", "server"]);
    await end("client");
    await saved;
    expect(log).toEqual(["client", "server", "bundle", "serve"]);
  },
);

test.each(["app/information/texts/mn/bonus.md", "app/contact/shop-map-view.client.tsx"])(
  "%s is built by Vite first",
  async (file) => {
    const { log, end, save } = await started();
    const saved = save(file);
    await end("server");
    expect(log).toEqual(["client", "server", "bundle", "serve"]);
    await end("client");
    await saved;
  },
);

test("scripts of other names are named by another Worker", async () => {
  let names = "first";
  const { log, end, save } = await started({ chunks: () => names, made: () => names });
  const saved = save(COMPONENT);
  await expect.poll(() => log).toEqual(["client", "bundle", "serve"]);
  const outcome = end("client");
  names = "second";
  await outcome;
  expect(log).toEqual(["client", "bundle", "serve", "server"]);
  await end("server");
  await saved;
});

test.each([
  ["what it had", "one", ["client", "bundle", "serve", "server"]],
  ["something else", "two", ["client", "bundle", "serve", "server", "bundle", "serve"]],
])("a route is served at once; if it then exports %s, so is the Worker: %s", async (_, after, expected) => {
  let made = "one";
  const { log, end, save } = await started({ made: () => made });
  const saved = save(ROUTE);
  await end("client");
  made = after;
  await end("server");
  await saved;
  expect(log).toEqual(expected);
});

test.each(["app/routes/gone.tsx", "app/routes/new.tsx"])(
  "%s may change the routes: everything is built",
  async (file) => {
    const { log, end, save } = await started({ reads: (read) => !read.includes("new") });
    const saved = save(file);
    await end("client");
    await end("server");
    await saved;
    expect(log).toEqual(["client anew", "server anew", "bundle", "serve"]);
  },
);

test("a style sheet takes no new Worker", async () => {
  const { log, end, save } = await started();
  const saved = save("app/styles/base.css");
  await end("client");
  await saved;
  expect(log).toEqual(["client"]);
});

test("what only the Worker reads takes no build of the app", async () => {
  const { log, save } = await started({ reads: (file) => file.startsWith("app/") });
  await save("bff/routes/cart.ts");
  expect(log).toEqual(["bundle", "serve"]);
});

test("what esbuild cannot bundle is built by Vite, and then bundled", async () => {
  let isBuilt = false;
  const bundle = async () => {
    if (!isBuilt) throw new Error("Vite has not built app/styles/print.css");
  };
  isBuilt = true;
  const { log, end, save } = await started({ bundle });
  isBuilt = false;
  const saved = save(COMPONENT);
  await expect.poll(() => log).toEqual(["client", "bundle", "server"]);
  isBuilt = true;
  await end("server");
  expect(log).toEqual(["client", "bundle", "server", "bundle", "serve"]);
  await end("client");
  await saved;
});

test("a failed build of the Worker serves nothing, says what Vite says, and ends with the browser's build", async () => {
  let isWrong = false;
  const bundle = async () => {
    if (isWrong) throw new Error("esbuild");
  };
  const { log, end, save } = await started({ bundle });
  isWrong = true;
  let outcome = "";
  const saved = save(COMPONENT).catch(({ message }) => {
    outcome = message;
  });
  await end("server", new Error("Vite"));
  expect(outcome).toBe("");
  await end("client");
  await saved;
  expect(outcome).toBe("Vite");
  expect(log).toEqual(["client", "bundle", "server"]);
});

test("a failed build of the browser's files is reported although the page is served", async () => {
  const { log, end, save } = await started();
  const saved = save(COMPONENT);
  const failed = expect(saved).rejects.toThrow("client");
  await end("client", new Error("client"));
  await failed;
  expect(log).toEqual(["client", "bundle", "serve"]);
});
