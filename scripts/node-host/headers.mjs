// @ts-check
/** Headers of requests and answers as they cross the front. */

/** Of one connection only (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;

/**
 * What the platform tells the Worker, and what Miniflare's own door obeys (another address, another Worker, another
 * `request.cf`): nobody outside may say it.
 */
const OF_THE_PLATFORM = /^(?:cf[-_].*|mf[-_].*|x-forwarded[-_].*|forwarded|x-real-ip|true-client-ip|cdn-loop)$/;

/** A host name or address with or without a port, and nothing that would make another address of it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address that is asked for.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} isSecure
 * @returns {URL | null} null where it is none, or one of Cloudflare's own: there Miniflare opens its storage
 */
export function askedAddress({ headers: { host = "" }, url = "" }, isSecure) {
  if (!HOST.test(host) || !/^\/[\x21-\x7e]*$/.test(url)) return null;
  const asked = URL.parse(`${isSecure ? "https" : "http"}://${host}${url}`);
  return asked && !/^\/+cdn-cgi(?:\/|$)/i.test(asked.pathname) ? asked : null;
}

/**
 * The headers that the Worker gets.
 * @param {import("node:http").IncomingMessage} request
 * @param {URL} asked its address
 * @param {string} client the address of who asked
 * @returns {string[]} names and values by turns
 */
export function headersForWorker({ headers, rawHeaders }, asked, client) {
  return [
    ...kept(rawHeaders, (name) => name === "host" || OF_THE_PLATFORM.test(name)),
    ...["Host", asked.host],
    ...["CF-Connecting-IP", client],
    // Miniflare's door takes the scheme from here, and else the connection's own, which is never https.
    ...["MF-Original-URL", asked.href],
    // No page of Miniflare with a stack, should the Worker throw.
    ...["MF-Disable-Pretty-Error", "true"],
    ...(headers["transfer-encoding"] ? ["Transfer-Encoding", "chunked"] : []),
  ];
}

/**
 * The headers of the Worker's answer that its client gets.
 * @param {string[]} rawHeaders names and values by turns
 */
export const headersForClient = (rawHeaders) => kept(rawHeaders, (name) => name.startsWith("mf-"));

/**
 * @param {string[]} rawHeaders
 * @param {(name: string) => boolean} isDropped of a name in small letters
 */
function kept(rawHeaders, isDropped) {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(2 * at, 2 * at + 2));
  const named = pairs
    .filter(([name]) => name?.toLowerCase() === "connection")
    .flatMap(([, value = ""]) => value.toLowerCase().split(/\s*,\s*/));
  return pairs
    .filter(([name = ""]) => {
      const small = name.toLowerCase();
      return !HOP_BY_HOP.test(small) && !named.includes(small) && !isDropped(small);
    })
    .flat();
}
