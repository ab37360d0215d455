// @ts-check
/** The HTTP server in front of workerd: who asks, which headers pass, bodies streamed both ways, a graceful end. */
import { Agent, request as ask, createServer } from "node:http";
import { sendAway } from "./away-page.mjs";
import { clientOf } from "./client.mjs";
import { askedAddress, headersForClient, headersForWorker } from "./headers.mjs";

/**
 * @typedef {object} FrontOptions
 * @property {import("node:net").BlockList} proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed
 * @property {() => URL | undefined} worker where workerd listens, once it does
 * @property {() => void} [onGone] nobody listens there any more
 */

/** Milliseconds after which workerd's idle connections are closed; workerd itself closes them after five seconds. */
const IDLE_TO_WORKER = 2_000;
/** Milliseconds for which clients' idle connections stay: longer than a proxy's own, so that it is the one to close. */
const IDLE_FROM_CLIENT = 75_000;
/** Milliseconds without a byte either way; the Worker answers within 25 s. */
const SILENCE = 120_000;

/**
 * Makes the server; `listen` is the caller's.
 * @param {FrontOptions} options
 * @returns {{ server: import("node:http").Server, stop: (longest: number) => Promise<number> }} `stop` accepts nothing
 *   more, waits at most `longest` milliseconds for what runs, and says how many requests it has cut
 */
export function createFront({ proxies, worker, onGone }) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_TO_WORKER });
  /** @type {Set<import("node:http").ServerResponse>} */
  const running = new Set();
  let isStopping = false;
  const server = createServer({ keepAliveTimeout: IDLE_FROM_CLIENT }, (request, response) => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (isStopping) server.closeIdleConnections();
    });
    if (isStopping) response.setHeader("Connection", "close");
    const client = clientOf(request.socket.remoteAddress, request.headers, proxies);
    const asked = askedAddress(request, client.isSecure);
    if (!asked) {
      response.writeHead(400, { "Cache-Control": "no-store" }).end();
      return;
    }
    const headers = headersForWorker(request, asked, client.address);
    const target = worker();
    if (target) relay({ request, response, headers, target, agent, onGone });
    else sendAway(response);
  });
  server.timeout = SILENCE;
  return {
    server,
    stop: async (longest) => {
      isStopping = true;
      const cut = await closed(server, running, longest);
      agent.destroy();
      return cut;
    },
  };
}

/**
 * Hands a request to the Worker, and its answer back.
 * @param {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, headers:
 *   string[], target: URL, agent: Agent, onGone?: () => void }} options
 */
function relay({ request, response, headers, target, agent, onGone }) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const passed = ask({
    host: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers,
    setHost: false,
    // A write never meets a connection that the other side is just closing: nobody would know if it was carried out.
    agent: isRead ? agent : false,
  });
  passed.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersForClient(answer.rawHeaders));
    answer.on("error", () => response.destroy());
    // Cut within: the client must not take it for whole.
    answer.on("aborted", () => response.destroy());
    answer.pipe(response);
  });
  passed.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "ECONNREFUSED") onGone?.();
    if (response.headersSent) response.destroy();
    else sendAway(response);
  });
  // Whoever has gone waits for nothing.
  response.on("close", () => response.writableFinished || passed.destroy());
  request.on("error", () => passed.destroy());
  request.pipe(passed);
}

/**
 * @param {import("node:http").Server} server
 * @param {Set<import("node:http").ServerResponse>} running
 * @param {number} longest
 * @returns {Promise<number>}
 */
async function closed(server, running, longest) {
  let cut = 0;
  await new Promise((resolve) => {
    const timer = setTimeout(() => {
      cut = running.size;
      server.closeAllConnections();
    }, longest);
    for (const response of running) if (!response.headersSent) response.setHeader("Connection", "close");
    server.close(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
    server.closeIdleConnections();
  });
  return cut;
}
