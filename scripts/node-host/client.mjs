// @ts-check
/** Who asks: the address and the scheme of a request, believed from the socket or from a proxy that is trusted. */
import { BlockList, isIP } from "node:net";

/**
 * Addresses of proxies.
 * @param {string} text addresses and networks with commas: `127.0.0.1,10.0.0.0/8,fd00::/8`
 * @returns {BlockList | null} null where an entry is none
 */
export function parseProxies(text) {
  const proxies = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [address = "", prefix, rest] = entry.split("/");
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    // A network of everybody would trust whoever asks.
    if (version === 0 || rest !== undefined || !(bits >= 1 && bits <= longest)) return null;
    proxies.addSubnet(address, bits, version === 4 ? "ipv4" : "ipv6");
  }
  return proxies;
}

/**
 * Who asked, and how.
 * @param {string | undefined} peer the address at the other end of the socket
 * @param {Record<string, string | string[] | undefined>} headers as they came, from whomever
 * @param {BlockList} proxies those whose word is taken
 * @returns {{ address: string, isSecure: boolean }} the address of the nearest one that is no trusted proxy; whether it
 *   asked over https, which only a trusted proxy can have decrypted
 */
export function clientOf(peer, headers, proxies) {
  let address = plain(peer ?? "");
  if (!isTrusted(address, proxies)) return { address, isSecure: false };
  const isSecure = listed(headers["x-forwarded-proto"]).at(-1)?.toLowerCase() === "https";
  // Each proxy appends who asked it, so that only the end of the list is known to be true.
  for (const hop of listed(headers["x-forwarded-for"]).reverse()) {
    const before = plain(hop);
    if (isIP(before) === 0) break;
    address = before;
    if (!isTrusted(address, proxies)) break;
  }
  return { address, isSecure };
}

/**
 * @param {string} address
 * @param {BlockList} proxies
 */
const isTrusted = (address, proxies) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * An address without what sockets and proxies add: IPv4 within IPv6, a port, a zone.
 * @param {string} text
 */
function plain(text) {
  const bare = text.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text;
  return (bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1] ?? bare).replace(/%.*$/, "");
}

/** @param {string | string[] | undefined} header */
const listed = (header) =>
  [header ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
