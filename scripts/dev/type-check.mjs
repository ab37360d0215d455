// @ts-check
/** The type checker beside the builds, which do not check types. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Checks the types now and after every change.
 * @param {string} root the project's folder
 * @param {(problems: import("./problems.mjs").BuildProblem[]) => void} onChecked receives everything that is known to
 *   be wrong whenever that changes; nothing when all is well
 * @returns {{ saved: () => void, stop: () => void }} `saved` makes it interrupt the current check for the saved files
 */
export function watchTypes(root, onChecked) {
  const folder = mkdtempSync(join(tmpdir(), "och-types-"));
  const savedFile = join(folder, "saved");
  const checker = fork(join(import.meta.dirname, "type-checker.mjs"), [root, savedFile]);
  checker.on("message", (problems) => onChecked(/** @type {import("./problems.mjs").BuildProblem[]} */ (problems)));
  return {
    saved: () => writeFileSync(savedFile, ""),
    stop: () => {
      checker.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
