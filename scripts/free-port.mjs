// @ts-check
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below what systems give to connections by themselves (Linux from 32768 on): one of those, free a moment ago, may be a
 * connection's own port by the time the server starts to listen.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_767;

/**
 * A port of 127.0.0.1 that is free now, and that no connection takes meanwhile: a random one, so that parallel
 * processes do not try the same ones.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  return (await isFree(port)) ? port : freePort();
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
