/** Build errors, in one format for esbuild, Rollup and Vite. */
import { relative, resolve } from "node:path";

/**
 * @typedef {object} BuildProblem
 * @property {string} message what is wrong
 * @property {string} [file] relative to the project
 * @property {number} [line] counted from 1
 * @property {string} [frame] the source around it
 */

/** A failed build. */
export class BuildFailure extends Error {
  /** @param {BuildProblem[]} problems */
  constructor(problems) {
    super(problems.map(({ message }) => message).join("\n"));
    this.problems = problems;
  }
}

/**
 * esbuild reports several problems; Rollup and Vite one, with a frame of the source.
 * @param {any} error what a build threw
 * @param {string} root the project's folder
 * @returns {BuildProblem[]}
 */
export function problemsOf(error, root) {
  if (error instanceof BuildFailure) return error.problems;
  if (Array.isArray(error.errors) && error.errors.length > 0) {
    return error.errors.map(({ text, location }) => ({
      message: text,
      // Vite passes on esbuild's problems with absolute paths.
      file: location && relative(root, resolve(root, location.file)),
      line: location?.line,
      frame: location?.lineText,
    }));
  }
  const file = error.loc?.file ?? error.id;
  return [
    {
      message: String(error.message ?? error).split("\n")[0],
      file: file && relative(root, file.replace(/\?.*$/, "")),
      line: error.loc?.line,
      frame: error.frame,
    },
  ];
}
