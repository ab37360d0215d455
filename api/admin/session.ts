/** Who is signed in to the administration, and who may try to be. */
import { isSecret, keyedHash, newToken } from "../security/secret.ts";

/** Seconds that a session lasts: a working day. */
export const SESSION_SECONDS = 8 * 3_600;
/** Sign-ins that one network may try. */
export const MOST_ATTEMPTS = 10;
/** The minutes within which they count. */
export const ATTEMPT_MINUTES = 15;

const before = (minutes: number) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${minutes} minutes')`;
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

export interface SignIn {
  /** The name that stands in the log of changes. */
  who: string;
  /** What was said to be the secret. */
  given: string;
  /** Where from: an address, or any other key. */
  network: string;
}

/**
 * Begins a session for whoever knows the secret. Every try counts before it is looked at, so that many at once are no
 * more than the limit.
 * @returns the session's token, or why there is none
 */
export async function signIn(
  database: D1Database,
  secret: string,
  { who, given, network }: SignIn,
): Promise<{ token: string } | { refused: "wrong" | "too-many" }> {
  const from = await keyedHash(secret, `network ${network}`);
  const [, counted] = await database.batch([
    database.prepare(`DELETE FROM admin_attempt WHERE at <= ${before(ATTEMPT_MINUTES)}`),
    database
      .prepare(
        `INSERT INTO admin_attempt (network_hash)
         SELECT ?1 WHERE (SELECT count(*) FROM admin_attempt WHERE network_hash = ?1) < ${MOST_ATTEMPTS}`,
      )
      .bind(from),
  ]);
  if (counted?.meta.changes !== 1) return { refused: "too-many" };
  if (!(await isSecret(given, secret))) return { refused: "wrong" };
  const token = newToken();
  await database.batch([
    database.prepare("DELETE FROM admin_attempt WHERE network_hash = ?").bind(from),
    database.prepare(`DELETE FROM admin_session WHERE expires_at <= ${NOW}`),
    database
      .prepare(
        `INSERT INTO admin_session (token_hash, who, expires_at)
         VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+${SESSION_SECONDS} seconds'))`,
      )
      .bind(await keyedHash(secret, token), who),
  ]);
  return { token };
}

/** The name of whoever has this token; null for a token that is none, or none any more. */
export async function whoHas(database: D1Database, secret: string, token: string): Promise<string | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  return database
    .prepare(`SELECT who FROM admin_session WHERE token_hash = ? AND expires_at > ${NOW}`)
    .bind(await keyedHash(secret, token))
    .first<string>("who");
}

/** Ends a session everywhere. */
export async function signOut(database: D1Database, secret: string, token: string): Promise<void> {
  await database
    .prepare("DELETE FROM admin_session WHERE token_hash = ?")
    .bind(await keyedHash(secret, token))
    .run();
}
