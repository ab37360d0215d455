// @ts-check
/** A part of the tests, for machines that run them side by side: `npm test -- --shard 2/4`. */

/**
 * @typedef {object} Shard
 * @property {number} index from 1
 * @property {number} count
 */

/**
 * @param {readonly string[]} given the command's arguments
 * @returns {Shard | null} null for all tests
 * @throws {Error} for any other argument, and for a part that does not exist
 */
export function readShard(given) {
  if (given.length === 0) return null;
  const [, index, count] = given.join("=").match(/^--shard=([1-9]\d?)\/([1-9]\d?)$/) ?? [];
  if (!index || !count || Number(index) > Number(count))
    throw new Error(`npm test takes \`--shard 1/4\` and nothing else, not \`${given.join(" ")}\``);
  return { index: Number(index), count: Number(count) };
}

/**
 * @param {Shard | null} shard
 * @returns {string[]} the arguments that Vitest and Playwright both take
 */
export const shardArguments = (shard) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);
