// @ts-check
/** The command line of a script. */
import { parseArgs } from "node:util";

/**
 * @template {import("node:util").ParseArgsConfig["options"]} Options
 * @typedef {ReturnType<typeof parseArgs<{ allowPositionals: true, options: Options }>>} Read what `parseArgs` gives
 */

/**
 * Reads it, or prints how it is used and ends the process with 2.
 * @template {import("node:util").ParseArgsConfig["options"]} Options
 * @param {string} usage
 * @param {Options} options
 * @param {(read: Read<Options>) => boolean} accepts whether these are the arguments that it takes
 */
export function readCommand(usage, options, accepts) {
  try {
    const read = parseArgs({ allowPositionals: true, options });
    if (accepts(read)) return read;
  } catch {
    // An option that is none.
  }
  console.error(usage);
  process.exit(2);
}

/**
 * For a command that takes no arguments: prints how it is used and ends the process with 2 when there are some.
 * @param {string} usage
 */
export const takesNoArguments = (usage) => {
  readCommand(usage, {}, ({ positionals }) => positionals.length === 0);
};

/**
 * The origin that an argument names; null for a text that is no address of the web.
 * @param {string | undefined} text
 */
export const originOf = (text) =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null;
