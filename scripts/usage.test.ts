/** Commands print how they are used for an option that they do not have, and do nothing else. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import packageFile from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const commands = Object.entries(packageFile.scripts).flatMap(([name, command]) => {
  const [, script] = command.match(/^node (scripts\/[\w-]+\.mjs)$/) ?? [];
  // `npm test` runs everything, whatever it is given.
  return script && name !== "test" ? [{ name, script }] : [];
});

it.each(commands)("npm run $name prints its usage, and ends with 2", ({ name, script }) => {
  // What starts in spite of it is ended.
  const { status, stderr } = spawnSync("node", [script, "--help"], { cwd: root, encoding: "utf8", timeout: 60_000 });
  expect(stderr).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  expect(stderr.trim().split("\n").length).toBeLessThan(8);
  expect(status).toBe(2);
});
