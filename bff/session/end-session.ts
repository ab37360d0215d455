/** How the session that a request carries ends: the customer signs out, signs in anew, or the API refuses the token. */
import { type Call, TokenRefused } from "../upstream/client.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { cookies } from "./cookies.ts";
import type { Sessions } from "./sessions.ts";

interface Holder {
  readonly jar: CookieJar;
  readonly sessions: Sessions;
}

/**
 * Ends the session in the cookie with all its copies, and clears the cookie.
 * @returns whether its registry was informed; the cookie is cleared in any case
 */
export async function endSession({ jar, sessions }: Holder): Promise<boolean> {
  const held = await jar.read(cookies.session);
  jar.clear(cookies.session);
  if (!held) return true;
  try {
    await sessions.end(held);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same call, which ends the session when the API refuses its token. Every call of a request is wrapped, so that a
 * route only decides what its shopper gets instead (tests/architecture/habits.test.ts).
 * @throws as the call does, `TokenRefused` after the session has ended
 */
export function endingRefusedSession(call: Call, holder: Holder): Call {
  return async (name, request, token) => {
    try {
      return await call(name, request, token);
    } catch (error) {
      if (error instanceof TokenRefused) await endSession(holder);
      throw error;
    }
  };
}
