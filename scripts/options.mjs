// @ts-check
import { parseArgs } from "node:util";

/**
 * The options of a command; a wrong one prints how the command is used, and ends the process with 2.
 * @template {import("node:util").ParseArgsConfig["options"]} Options
 * @param {string} usage
 * @param {Options} options as `parseArgs` takes them
 * @param {(values: ReturnType<typeof parseArgs<{ options: Options }>>["values"]) => boolean} accepts
 */
export function readOptions(usage, options, accepts = () => true) {
  try {
    const { values } = parseArgs({ options });
    if (accepts(values)) return values;
  } catch {
    // An option that is none.
  }
  console.error(usage);
  process.exit(2);
}

/**
 * The origin of an address of the web; null for another text.
 * @param {string | undefined} text
 */
export const originOf = (text = "") => (/^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null);
