/**
 * How a cookie's value is protected: signed (JWS, HS256) when it is only ours, sealed (JWE, A256GCM) when it is also
 * personal. Both by `jose`, with a key id for rotation, the cookie's name (so that one cookie's value is worth nothing
 * in another) and the time of writing (so that a copied value ends with its lifetime) in the protected header.
 */
import { base64url, CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from "jose";
import { z } from "zod";
import type { KeyRing } from "../env.ts";

const header = z.object({ kid: z.string(), ctx: z.string(), iat: z.number().int() });
const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder("utf-8", { fatal: true });

interface Keys {
  newest: string;
  sign: Map<string, CryptoKey>;
  seal: Map<string, CryptoKey>;
}

const derived = new WeakMap<KeyRing, Promise<Keys>>();

/** One secret, two keys: RFC 5869 derivation, so that a signature never helps against a seal. */
async function deriveKeys(ring: KeyRing): Promise<Keys> {
  const keys: Keys = { newest: ring[0]?.keyId ?? "", sign: new Map(), seal: new Map() };
  for (const { keyId, bytes } of ring) {
    const master = await crypto.subtle.importKey("raw", Uint8Array.from(bytes), "HKDF", false, ["deriveKey"]);
    const derive = (
      info: string,
      algorithm: { name: string; length: number; hash?: string },
      usages: ("sign" | "verify" | "encrypt" | "decrypt")[],
    ) =>
      crypto.subtle.deriveKey(
        { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: utf8.encode(info) },
        master,
        algorithm,
        false,
        usages,
      );
    keys.sign.set(
      keyId,
      await derive("cookie signature", { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign", "verify"]),
    );
    keys.seal.set(keyId, await derive("cookie seal", { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]));
  }
  return keys;
}

function keysOf(ring: KeyRing): Promise<Keys> {
  let keys = derived.get(ring);
  if (!keys) {
    keys = deriveKeys(ring);
    derived.set(ring, keys);
  }
  return keys;
}

function keyOf(keys: Map<string, CryptoKey>, keyId: string | undefined): CryptoKey {
  const key = keyId === undefined ? undefined : keys.get(keyId);
  if (!key) throw new Error("unknown key");
  return key;
}

/** Seconds since the epoch, as RFC 7519 has them. */
const nowInSeconds = () => Math.floor(Date.now() / 1000);

export type Protection = "signed" | "sealed";

/**
 * Protects a text.
 * @param context the purpose (the cookie's name)
 * @returns the compact JWS or JWE
 */
export async function protect(ring: KeyRing, protection: Protection, context: string, text: string): Promise<string> {
  const keys = await keysOf(ring);
  const fields = { kid: keys.newest, ctx: context, iat: nowInSeconds() };
  if (protection === "signed") {
    return new CompactSign(utf8.encode(text))
      .setProtectedHeader({ alg: "HS256", ...fields })
      .sign(keyOf(keys.sign, keys.newest));
  }
  return new CompactEncrypt(utf8.encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", ...fields })
    .encrypt(keyOf(keys.seal, keys.newest));
}

/**
 * Opens a value of `protect`.
 * @param maxAge seconds after which the value is over
 * @returns the text, or undefined for anything that is not whole, ours, for this context and young enough
 */
export async function open(
  ring: KeyRing,
  protection: Protection,
  context: string,
  value: string,
  maxAge: number,
): Promise<string | undefined> {
  const keys = await keysOf(ring);
  try {
    const opened =
      protection === "signed"
        ? await compactVerify(value, ({ kid }) => keyOf(keys.sign, kid), { algorithms: ["HS256"] })
        : await compactDecrypt(value, ({ kid }) => keyOf(keys.seal, kid), {
            keyManagementAlgorithms: ["dir"],
            contentEncryptionAlgorithms: ["A256GCM"],
          });
    const { ctx, iat } = header.parse(opened.protectedHeader);
    const now = nowInSeconds();
    if (ctx !== context || iat > now + 60 || iat + maxAge <= now) return undefined;
    return fromUtf8.decode("payload" in opened ? opened.payload : opened.plaintext);
  } catch {
    return undefined;
  }
}

/**
 * A keyed digest of a text, for tokens that prove a form is ours.
 * @returns base64url of HMAC-SHA256 under the newest key
 */
export async function digest(ring: KeyRing, context: string, text: string): Promise<string> {
  const keys = await keysOf(ring);
  const mac = await crypto.subtle.sign("HMAC", keyOf(keys.sign, keys.newest), utf8.encode(`${context}\n${text}`));
  return base64url.encode(new Uint8Array(mac));
}

/**
 * Whether a text is the digest that `digest` makes, under any key of the ring; compared in constant time.
 * @param candidate what a form brought
 */
export async function isDigest(ring: KeyRing, context: string, text: string, candidate: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(candidate)) return false;
  const keys = await keysOf(ring);
  const message = utf8.encode(`${context}\n${text}`);
  const mac = Uint8Array.from(base64url.decode(candidate));
  const checks = [...keys.sign.values()].map((key) => crypto.subtle.verify("HMAC", key, mac, message));
  return (await Promise.all(checks)).includes(true);
}
