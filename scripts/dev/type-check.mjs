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
 * @returns {{ pause: () => void, resume: () => void, stop: () => void }} `pause` makes it interrupt the current check
 *   and start no other one until `resume`: a build has the processors to itself
 */
export function watchTypes(root, onChecked) {
  const folder = mkdtempSync(join(tmpdir(), "och-types-"));
  // A file, because the checker cannot receive messages while it checks.
  const pauseFile = join(folder, "pause");
  const checker = fork(join(import.meta.dirname, "type-checker.mjs"), [root, pauseFile]);
  checker.on("message", (problems) => onChecked(/** @type {import("./problems.mjs").BuildProblem[]} */ (problems)));
  return {
    pause: () => writeFileSync(pauseFile, ""),
    resume: () => rmSync(pauseFile, { force: true }),
    stop: () => {
      checker.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
