// @ts-check
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below what systems give to connections by themselves (Linux from 32768 on): one of those, free a moment ago, may be a
 * connection's own port by the time the server starts to listen.
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;

/**
 * A port of 127.0.0.1 that is free now, and that no connection takes meanwhile.
 * @param {number} [from] where to begin to look; random by default, so that parallel processes do not try the same ones
 * @returns {Promise<number>}
 * @throws {Error} when none is free from there on
 */
export async function freePort(from = randomInt(LOWEST, HIGHEST - 1_000)) {
  for (let port = from; port <= HIGHEST; port++) if (await isFree(port)) return port;
  throw new Error(`No port from ${from} to ${HIGHEST} is free`);
}

/**
 * Whether a server can listen at a port of 127.0.0.1.
 * @param {number} port
 */
export async function isFree(port) {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
