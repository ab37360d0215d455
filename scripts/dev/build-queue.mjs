// @ts-check
/**
 * Decides when to build: one build at a time. Files saved during a build make up the next one, together with those of a
 * failed build.
 * @param {(files: string[]) => Promise<boolean>} build builds what the files affect; whether that has succeeded
 * @returns {(files: string[]) => Promise<void>} reports saved files; resolved when nothing is left to build
 */
export function buildQueue(build) {
  /** @type {Set<string>} */
  const saved = new Set();
  /** @type {string[]} */
  let unbuilt = [];
  /** @type {Promise<void> | undefined} */
  let running;

  async function run() {
    while (saved.size > 0) {
      const files = [...new Set([...unbuilt, ...saved])];
      // Before the build, not after it: a file that is saved again meanwhile is built again.
      saved.clear();
      unbuilt = (await build(files)) ? [] : files;
    }
    running = undefined;
  }

  return (files) => {
    for (const file of files) saved.add(file);
    running ??= run();
    return running;
  };
}
