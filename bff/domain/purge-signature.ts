/**
 * How a purge is signed (decision 0212), by whoever has the shop's `PURGE_SECRET`: `Authorization: Purge t=…, v=…`,
 * with the time in seconds since the epoch, and the HMAC-SHA256 of `{t}.{body}` in hexadecimal.
 */

/** How old a signature may be, and how far ahead its sender's clock, in seconds. */
const LONGEST_AGE = 300;

/**
 * @param secret the shop's `PURGE_SECRET`
 * @param body of the request, as it was received
 * @param header `Authorization`, as it was received
 * @param now in seconds since the epoch
 * @returns whether it signs this body, with this secret, a moment ago
 */
export async function isSignedPurge(
  secret: string,
  body: string,
  header: string | undefined,
  now: number,
): Promise<boolean> {
  const [, time = "", mac = ""] = /^Purge t=(\d{10}), v=([\da-f]{64})$/.exec(header ?? "") ?? [];
  if (mac === "" || Math.abs(now - Number(time)) > LONGEST_AGE) return false;
  const sent = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret), sent, bytesOf(Number(time), body));
}

const bytesOf = (time: number, body: string) => new TextEncoder().encode(`${time}.${body}`);

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
