// @ts-check
import { dirname, join } from "node:path";

/** The project's folder. */
export const ROOT = dirname(import.meta.dirname);

/**
 * Imports a module of ours that is written in TypeScript, which Node 20 does not read.
 * @param {string} file relative to the project
 * @returns {Promise<any>} what it exports
 */
export async function importTyped(file) {
  // Loaded here: `npm start` reads this file before packages are installed.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(ROOT, file), { configFile: false, root: ROOT, logLevel: "error" });
  return module;
}
