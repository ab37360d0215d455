/**
 * Password hashes: PBKDF2-HMAC-SHA-256 on Web Crypto with a salt per user. 100,000 rounds is the most that workerd
 * allows. The stored text names its own parameters, so that they can be raised later: `pbkdf2-sha256$rounds$salt$hash`.
 */
const ROUNDS = 100_000;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds }, key, 256),
  );
}

/** The text to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `pbkdf2-sha256$${ROUNDS}$${toBase64(salt)}$${toBase64(await derive(password, salt, ROUNDS))}`;
}

/**
 * Whether `password` matches `stored`. With no stored hash it does the same work and answers false, so that the time
 * taken does not tell whether an account exists.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [scheme, rounds, salt, hash] = (stored ?? "").split("$");
  if (scheme !== "pbkdf2-sha256" || rounds === undefined || salt === undefined || hash === undefined) {
    await derive(password, new Uint8Array(16), ROUNDS);
    return false;
  }
  const expected = fromBase64(hash);
  const actual = await derive(password, fromBase64(salt), Number(rounds));
  let difference = expected.length ^ actual.length;
  for (const [index, byte] of actual.entries()) difference |= byte ^ (expected[index] ?? 0);
  return difference === 0;
}

/** A random password to mail to somebody who forgot theirs: 12 characters that are not mistaken for each other. */
export function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const limit = 256 - (256 % alphabet.length);
  let password = "";
  while (password.length < 12) {
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      if (byte < limit && password.length < 12) password += alphabet.charAt(byte % alphabet.length);
    }
  }
  return password;
}
