/**
 * The address that a developer opens: proxies every request to workerd, holds it during a build, and informs open pages
 * of the build's result. Pages get one additional script. Scripts and style sheets come straight from the browser's
 * build: a saved style needs no new Worker, and a page need not wait for its scripts. Everything else is the Worker's
 * own response.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { join } from "node:path";

const EVENTS = "/__dev/events";
const SCRIPT = "/__dev/client.js";
/** Built files, whose names have no digest here: a browser must ask whether they have changed. */
const BUILT = "/assets/";
const BUILT_SOURCE = /^\/assets\/([\w.-]+\.(css|js))(?:\?|$)/;
const TYPES = { css: "text/css", js: "text/javascript" };

/**
 * @param {object} options
 * @param {number} options.port where it listens, on 127.0.0.1
 * @param {() => URL} options.worker where workerd listens now
 * @param {string} options.assets folder of the browser's build
 * @returns the running proxy: `hold` makes requests wait until a promise is settled (`pages`) and those for built files
 *   until another one is too (`files`), `tell` sends an event to every open page
 */
export async function openDoor({ port, worker, assets }) {
  const script = readFileSync(join(import.meta.dirname, "client.js"));
  const listeners = new Set();
  let pages = Promise.resolve();
  let files = Promise.resolve();
  let lastEvent;

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === EVENTS) return listen(outgoing);
    if (incoming.url === SCRIPT) return outgoing.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    await pages;
    if (incoming.url?.startsWith(BUILT)) await files;
    const [, name = "", kind = ""] = incoming.url?.match(BUILT_SOURCE) ?? [];
    if (name && sendFile(join(assets, name), TYPES[kind], outgoing)) return;
    pass(worker(), incoming, outgoing);
  });

  function listen(outgoing) {
    outgoing.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    outgoing.write(lastEvent ? lastEvent : ": open\n\n");
    listeners.add(outgoing);
    outgoing.on("close", () => listeners.delete(outgoing));
  }

  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    /** @param {{ pages?: Promise<unknown>, files?: Promise<unknown> }} work */
    hold: (work) => {
      if (work.pages) pages = work.pages.catch(() => undefined);
      if (work.files) files = work.files.catch(() => undefined);
    },
    /**
     * @param {{ type: "reload" | "styles" } | { type: "problems", problems: import("./problems.mjs").BuildProblem[] }}
     *   event Problems are also sent to pages that are opened later, until the next event.
     */
    tell: (event) => {
      const text = `data: ${JSON.stringify(event)}\n\n`;
      lastEvent = event.type === "problems" && event.problems.length > 0 ? text : undefined;
      for (const outgoing of listeners) outgoing.write(text);
    },
    close: () => {
      for (const outgoing of listeners) outgoing.end();
      server.close();
    },
  };
}

/** Answers with a built file. @returns false where there is no such file */
function sendFile(file, type, outgoing) {
  if (!existsSync(file)) return false;
  outgoing.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" });
  outgoing.end(readFileSync(file));
  return true;
}

/** Forwards a request unchanged, `Host` included: the Worker sees the address that the browser requested. */
function pass(target, incoming, outgoing) {
  const { hostname, port } = target;
  const { method, url: path, rawHeaders } = incoming;
  // Pages are modified, which requires uncompressed responses.
  const headers = withoutHeader(rawHeaders, "accept-encoding");
  const onward = httpRequest({ hostname, port, method, path, headers }, (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html");
    if (!isPage || method === "HEAD") {
      outgoing.writeHead(
        answer.statusCode ?? 502,
        path.startsWith(BUILT) ? revalidated(answer.rawHeaders) : answer.rawHeaders,
      );
      return answer.pipe(outgoing);
    }
    addScript(answer, outgoing);
  });
  onward.on("error", () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "Content-Type": "text/plain" });
    outgoing.end("The Worker did not answer. Its output is in the terminal.");
  });
  outgoing.on("close", () => onward.destroy());
  incoming.pipe(onward);
}

async function addScript(answer, outgoing) {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const policy = String(answer.headers["content-security-policy"] ?? "");
  const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? "";
  const page = Buffer.concat(chunks)
    .toString()
    .replace("</body>", () => `<script src="${SCRIPT}" nonce="${nonce}" async></script></body>`);
  const headers = withoutHeader(withoutHeader(answer.rawHeaders, "content-length"), "transfer-encoding");
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(page);
}

const revalidated = (rawHeaders) => [...withoutHeader(rawHeaders, "cache-control"), "Cache-Control", "no-cache"];

/** Node's flat list of names and values, without one header. */
function withoutHeader(rawHeaders, name) {
  return rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)].toLowerCase() !== name);
}
