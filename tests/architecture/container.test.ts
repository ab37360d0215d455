/** The image of the Node host is not built by any test: what can be known of it without is checked here. */
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { SHOP_INPUTS } from "#scripts/build.mjs";
import { ROOT } from "#tests/support/root.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const lines = (text: string) => text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));

/** The instructions in their order, those of several lines as one. */
const steps = lines(read("Dockerfile").replaceAll(/\\\n/g, " ")).map((line) => {
  const [name = "", ...rest] = line.trim().split(/\s+/);
  return { name, text: rest.join(" ") };
});
const all = (name: string) => steps.filter((step) => step.name === name).map(({ text }) => text);
const only = (name: string) => {
  const [text, ...others] = all(name);
  expect([others, text], name).toEqual([[], expect.any(String)]);
  return text ?? "";
};

const copied = all("COPY").flatMap((text) => text.split(" ").slice(0, -1));
const ignored = lines(read(".dockerignore"));
const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));

test("every path that is copied exists, and is not left out of the context", () => {
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(isIgnored(path), path).toBe(false);
  }
});

test("what the storefront is built from is copied before it is built", () => {
  for (const input of SHOP_INPUTS) {
    expect(
      copied.some((path) => input === path || input.startsWith(`${path}/`)),
      input,
    ).toBe(true);
  }
  const built = steps.findIndex(({ text }) => text.endsWith("scripts/start-node.mjs --build"));
  expect(built).toBeGreaterThan(steps.findLastIndex(({ name }) => name === "COPY"));
});

test("it starts the file of `npm run start:node`, and its health check is a file", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(JSON.parse(only("CMD")).join(" ")).toBe(scripts["start:node"]);
  const [, file = ""] = JSON.parse(only("HEALTHCHECK").replace(/^.*?CMD /, ""));
  expect(existsSync(join(ROOT, file)), file).toBe(true);
});

test("it does not run as root, and owns nothing but its state", () => {
  expect(only("USER")).toBe("node");
  const user = steps.findIndex(({ name }) => name === "USER");
  expect(steps.slice(user).filter(({ name }) => ["RUN", "COPY", "ADD"].includes(name))).toEqual([]);
  expect(all("RUN").filter((text) => text.includes("chown"))).toEqual(["mkdir /state && chown node:node /state"]);
  expect(only("VOLUME")).toBe("/state");
});

test("its Node is the project's, and it takes exact packages", () => {
  expect(only("FROM")).toMatch(new RegExp(`^node:${read(".nvmrc").trim()}-`));
  expect(all("RUN").filter((text) => /npm (?:i|install)\b/.test(text))).toEqual([]);
});

test("nothing secret is in it: neither a setting nor a file that git ignores", () => {
  expect([...all("ENV"), ...all("ARG")].join(" ")).not.toMatch(/KEY|SECRET|ORIGIN|PASSWORD/);
  for (const path of [".dev.vars", "bff/.dev.vars.production", ".env", ".env.local", ".secrets.production"])
    expect(isIgnored(path), path).toBe(true);
  // Built here, it would not be built there.
  for (const path of ["node_modules", "build", "dist", ".git", ".wrangler"]) expect(isIgnored(path), path).toBe(true);
});
