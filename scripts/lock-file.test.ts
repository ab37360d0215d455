/** The lock file pins every package, and the router at releases without its advisories. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const lock = z
  .object({
    packages: z.record(z.string(), z.object({ version: z.string().optional(), integrity: z.string().optional() })),
  })
  .parse(JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8")));
const packages = Object.entries(lock.packages);

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
