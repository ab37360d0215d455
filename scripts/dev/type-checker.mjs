// @ts-check
/**
 * A process of `npm run dev` that checks types now and after every change, as `tsc --watch` does, but reports a file's
 * errors as soon as that file is checked: a changed file and those that import it come first. Checking everything that
 * depends on a rule or on the sentences takes many seconds; another save interrupts it, and it is resumed afterwards.
 *
 * Arguments: the project's folder, and a file that exists while it is to pause. Message out: `BuildProblem[]`,
 * everything known to be wrong, whenever that changes.
 */
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** @typedef {import("./problems.mjs").BuildProblem} BuildProblem */

const [, , root = process.cwd(), pauseFile = ""] = process.argv;
/** How long it checks before it looks for changes from the watcher, in milliseconds. */
const SLICE = 100;
/** Interval at which it looks whether it is to pause, or may go on, in milliseconds. */
const LOOK = 20;
/** About this many of the files that import a changed one, directly or not, are checked before the rest. */
const MOST_AHEAD = 40;
const WARM_UP = "app/root.tsx";
const OF_TESTS = /\/tests\/|\.test\.tsx?$/;

/**
 * By file; diagnostics of no file (options) under "".
 * @type {Map<string, BuildProblem[]>}
 */
const known = new Map();
let told = "[]";
/** @type {NodeJS.Timeout | undefined} */
let next;
/** @type {ts.Program | undefined} */
let before;

const isPaused = () => existsSync(pauseFile);
let looked = 0;
/** @type {ts.CancellationToken} */
const whenPaused = {
  isCancellationRequested() {
    if (performance.now() - looked < LOOK) return false;
    looked = performance.now();
    return isPaused();
  },
  throwIfCancellationRequested() {
    if (this.isCancellationRequested()) throw new ts.OperationCanceledException();
  },
};

/** @param {readonly ts.Diagnostic[]} diagnostics */
function problemsIn(diagnostics) {
  return diagnostics.map(({ file, start, code, messageText }) => {
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    if (!file || start === undefined) return { message };
    const { line } = file.getLineAndCharacterOfPosition(start);
    const frame = file.text.split("\n")[line]?.trim();
    return { message, file: relative(root, file.fileName), line: line + 1, frame };
  });
}

function tell() {
  const problems = [...known.values()].flat();
  const text = JSON.stringify(problems);
  if (text === told) return;
  told = text;
  process.send?.(problems);
}

/** @type {WeakMap<ts.SourceFile, string[]>} */
const importsByFile = new WeakMap();

/** @param {ts.SourceFile} file */
function importsOf(file) {
  const found = importsByFile.get(file);
  if (found) return found;
  const names = [...file.text.matchAll(/\b(?:from|import\()\s*"([#.][^"]+)"/g)].map(([, name = ""]) =>
    name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(file.fileName), name),
  );
  importsByFile.set(file, names);
  return names;
}

/**
 * The files that changed since the previous program, and their importers. For the first program, any file that needs
 * the types of all packages: the first save then finds the checker warm.
 * @param {ts.Program} program
 */
function checkedFirst(program) {
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes("/node_modules/"));
  const earlier = before;
  before = program;
  if (!earlier) return ours.filter(({ fileName }) => fileName === join(root, WARM_UP));
  const changed = ours.filter((file) => earlier.getSourceFile(file.fileName) !== file);
  const first = new Set(changed);
  for (const { fileName } of first) {
    // A file of sentences in the other language imports the index only, so importers of importers count too.
    for (const file of first.size > MOST_AHEAD ? [] : ours)
      if (!OF_TESTS.test(file.fileName) && importsOf(file).includes(fileName)) first.add(file);
  }
  return [...first];
}

/**
 * @param {ts.EmitAndSemanticDiagnosticsBuilderProgram} program
 * @param {ts.SourceFile} file
 * @param {readonly ts.Diagnostic[]} semantic
 */
function note(program, file, semantic) {
  known.set(file.fileName, problemsIn([...program.getSyntacticDiagnostics(file), ...semantic]));
}

/**
 * Checks what a change affects.
 * @param {ts.EmitAndSemanticDiagnosticsBuilderProgram} program
 */
function check(program) {
  clearTimeout(next);
  known.set("", problemsIn([...program.getConfigFileParsingDiagnostics(), ...program.getOptionsDiagnostics()]));
  for (const file of known.keys()) if (file !== "" && !program.getSourceFile(file)) known.delete(file);
  const ahead = checkedFirst(program.getProgram());

  /** Checks one file. @returns whether there was one */
  const checkOne = () => {
    const [file] = ahead;
    if (file) {
      note(program, file, program.getProgram().getSemanticDiagnostics(file, whenPaused));
      ahead.shift();
      return true;
    }
    const checked = program.getSemanticDiagnosticsOfNextAffectedFile(whenPaused);
    if (checked && "fileName" in checked.affected) note(program, checked.affected, checked.result);
    return checked !== undefined;
  };
  const slice = () => {
    if (isPaused()) {
      next = setTimeout(slice, LOOK);
      return;
    }
    const until = performance.now() + SLICE;
    try {
      while (performance.now() < until) {
        if (checkOne()) continue;
        tell();
        // Saves the state, so that the next start need not check everything again.
        program.emit();
        return;
      }
      // Earlier errors stay until their files are checked again.
      tell();
      next = setTimeout(slice, 0);
    } catch (error) {
      if (!(error instanceof ts.OperationCanceledException)) throw error;
      next = setTimeout(slice, LOOK);
    }
  };
  slice();
}

/**
 * A timer that waits for the end of a pause, too.
 * @param {(...values: unknown[]) => void} work
 * @param {number} milliseconds
 * @param {unknown[]} values
 */
function afterPause(work, milliseconds, ...values) {
  return setTimeout(() => (isPaused() ? afterPause(work, LOOK, ...values) : work(...values)), milliseconds);
}

// The builds of the page have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const host = ts.createWatchCompilerHost(
  join(root, "tsconfig.json"),
  undefined,
  ts.sys,
  ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  () => undefined,
  () => undefined,
);
// Reading what has changed is work too, and cannot be interrupted.
host.setTimeout = afterPause;
host.afterProgramCreate = check;
ts.createWatchProgram(host);
process.once("disconnect", () => process.exit());
