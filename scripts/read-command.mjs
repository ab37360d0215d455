// @ts-check
/** The command line of a script, and how it ends. */
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
 * What a reader of arguments gives; if it throws, prints why and ends the process with 2.
 * @template Arguments
 * @param {() => Arguments} read
 */
export function orUsage(read) {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

/**
 * Does a command's work; a failure is told by its sentence, and ends the process with 1.
 * @param {() => Promise<void>} work
 */
export async function orSay(work) {
  try {
    await work();
  } catch (error) {
    // Not its stack: that of bundled source is the whole bundle.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/**
 * The origin that an argument names; null for a text that is no address of the web.
 * @param {string | undefined} text
 */
export const originOf = (text) =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null;
