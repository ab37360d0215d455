// @ts-check
/** The folder of what outlives the process. */
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/**
 * Makes the folder, and claims it until the process ends: of two hosts on one folder each would have an order gate of
 * its own, and one form could become two orders.
 * @param {string} folder
 * @returns {Promise<() => void>} gives it back
 * @throws {Error} that says why not, in a sentence
 */
export async function claimFolder(folder) {
  // Not a file with a process's number: in a container every host has the same one. A socket without a listener is
  // what a killed host has left.
  const path = join(folder, "host.sock");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (await isAnswered(path)) throw new Error(`STATE_FOLDER: another host runs on ${folder}`);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy()).listen(path);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new Error(`STATE_FOLDER: ${folder} cannot be claimed: ${error instanceof Error ? error.message : error}`);
  }
  server.unref();
  return () => server.close();
}

/** @param {string} path */
async function isAnswered(path) {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
