/** `tsc` beside the builds, which do not check types. */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Checks the types now and after every change.
 * @param {string} root the project's folder
 * @param {(problems: import("./problems.mjs").BuildProblem[]) => void} onChecked receives what is wrong after each
 *   check; nothing when all is well
 * @returns {() => void} stops it
 */
export function watchTypes(root, onChecked) {
  // Not by npx: it would outlive the kill below.
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options = ["-p", ".", "--watch", "--preserveWatchOutput", "--pretty", "false"];
  const tsc = spawn(process.execPath, [compiler, ...options], { cwd: root });
  // A page that shows the change comes first.
  if (tsc.pid) setPriority(tsc.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let problems = [];
  createInterface({ input: tsc.stdout }).on("line", (line) => {
    const problem = line.match(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/);
    if (problem) problems.push({ file: problem[1], line: Number(problem[2]), message: problem[3] });
    else if (/Found \d+ errors?\. Watching/.test(line)) {
      onChecked(problems);
      problems = [];
    }
  });
  return () => tsc.kill();
}
