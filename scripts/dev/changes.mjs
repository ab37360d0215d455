/**
 * Watches the sources and reports changes in batches, so that a branch switch or a formatter's run is one build.
 */
import { watch } from "node:fs";
import { join } from "node:path";

/** A batch is complete when nothing has changed for this long, in milliseconds. */
const QUIET = 40;

/** Files that editors write beside the one that is saved, tests and documents: no build reads them. */
const IN_NO_BUILD = /(?:~|\.swp|\.tmp|\.\d+|\.test\.tsx?|README\.md)$|(?:^|\/)\.#/;

/**
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string[]} options.paths folders and files to watch, relative to it
 * @param {(files: string[]) => void} options.onChange receives the changed files, relative to the project
 * @returns {() => void} stops watching
 */
export function watchChanges({ root, paths, onChange }) {
  const changed = new Set();
  let timer;
  const report = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = paths.map((path) =>
    watch(join(root, path), { recursive: true }, (_, name) => {
      const file = name && !path.includes(".") ? join(path, name) : path;
      if (IN_NO_BUILD.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(report, QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
