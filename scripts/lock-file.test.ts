/**
 * The lock file installs the same packages on every platform: `npm ci` refuses one that lacks another platform's
 * packages.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const names = z.record(z.string(), z.string()).default({});
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        dependencies: names,
        optionalDependencies: names,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8")));
const packages = Object.entries(lock.packages);

/** Whether a package finds another as Node does: beside it, or beside whatever holds it. */
function finds(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (`${at}${at ? "/" : ""}node_modules/${name}` in lock.packages) return true;
    if (at === "") return false;
  }
}

it("names every dependency of every package, those of other platforms too", () => {
  const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !finds(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
  const platforms = packages.filter(([path]) => /node_modules\/@(?:rollup\/rollup|biomejs\/cli)-/.test(path));
  expect(platforms.length).toBeGreaterThan(30);
});

it("pins every package by a digest", () => {
  expect(packages.filter(([path, { integrity }]) => path !== "" && !integrity).map(([path]) => path)).toEqual([]);
});

it("holds the router at the releases that mend its advisories", () => {
  const version = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  expect([version("react-router"), version("react-router-dom"), version("@remix-run/router")]).toEqual([
    "6.30.6",
    "6.30.6",
    "1.23.4",
  ]);
  const copies = packages.filter(([path]) => /node_modules\/(?:react-router(?:-dom)?|@remix-run\/router)$/.test(path));
  expect(copies).toHaveLength(3);
});

it("`npm run sbom` lists every package with its digest, and marks what is only for development", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 });
  const bill = z
    .object({
      bomFormat: z.literal("CycloneDX"),
      components: z.array(
        z.object({
          name: z.string(),
          hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string() })).min(1),
          properties: z.array(z.object({ name: z.string() })).default([]),
        }),
      ),
    })
    .parse(JSON.parse(text));
  const shipped = bill.components
    .filter(({ properties }) => !properties.some(({ name }) => name === "cdx:npm:package:development"))
    .map(({ name }) => name);
  expect(shipped).toEqual(expect.arrayContaining(["@remix-run/react", "react-dom", "hono", "jose", "zod"]));
  expect(shipped).not.toContain("vitest");
});
