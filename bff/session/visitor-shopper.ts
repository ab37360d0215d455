/** Who asks: the browser's cookies, the customer's session, the token of a form. */

import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { CookieJar } from "./cookie-jar.ts";
import { cookies, type Session } from "./cookies.ts";
import { notify } from "./notices.ts";
import { randomKey } from "./random-key.ts";
import { digest, isDigest } from "./sealing.ts";
import { Sessions } from "./sessions.ts";
import type { VisitorRequest } from "./visitor-request.ts";

export interface VisitorShopper {
  readonly jar: CookieJar;
  /**
   * The current customer's session, if alive. An ended one is cleared with the response.
   * @param options `needed` when the response would be wrong for a guest
   * @returns undefined for a guest, and for a customer whose registry does not answer, who reads a page that is for
   *   guests too
   * @throws BffError `upstream-unreachable` when the registry does not answer and the session is needed, or something
   *   is written
   */
  session(options?: { needed?: boolean }): Promise<Session | undefined>;
  /** Begins and ends sessions in their customer's registry. */
  readonly sessions: Sessions;
  /**
   * The hidden field `formToken` of this answer's forms, for browsers that do not send a form's origin (lynx).
   * Bound to the session, or to the cookie `shopper` of a guest.
   * @returns null for browsers that send `Sec-Fetch-Site`: they need none
   */
  formToken(): Promise<string | null>;
  /** Whether a posted `formToken` was made for this session or, for a guest, this browser. */
  acceptsFormToken(token: string): Promise<boolean>;
}

export interface VisitorShopperOptions {
  env: Env;
  request: Request;
}

const FORM_TOKEN = "form token";

/** The page of one order, whose record its customer's object has. */
const ORDER_PAGE = /^\/show-order\/([^/]+)$/;

/** Opens the cookies of a request. */
export function createVisitorShopper({ env, request }: VisitorShopperOptions, asked: VisitorRequest): VisitorShopper {
  const ring = env.COOKIE_KEYS;
  const jar = new CookieJar(request.headers.get("Cookie"), { ring, secure: asked.url.protocol === "https:" });
  const writes = request.method === "POST";
  const sessions = new Sessions({
    visitor: { env, request: asked },
    isReading: !writes,
    asking: async () => ({
      browser: (await jar.read(cookies.shopper)) ?? "",
      order: ORDER_PAGE.exec(asked.url.pathname)?.[1],
    }),
  });
  return {
    jar,
    sessions,
    session: async ({ needed = writes } = {}) => {
      const held = await jar.read(cookies.session);
      let state = held && (await sessions.sessionState(held));
      if (state === "live") return held;
      if (held && state === "ended") {
        const renewed = await renewedSession(held, { jar, sessions }, asked.isPrefetch);
        if (typeof renewed === "object") return renewed;
        // A registry that does not answer has not said that nothing replaced the session.
        if (renewed === "unknown") state = "unknown";
        else jar.clear(cookies.session);
      }
      if (state === "unknown" && needed) throw new BffError("upstream-unreachable", "session registry");
      return undefined;
    },
    formToken: async () => {
      if (request.headers.has("Sec-Fetch-Site")) return null;
      const proof = await formProof(jar, request.method === "GET");
      return proof === null ? null : digest(ring, FORM_TOKEN, proof);
    },
    acceptsFormToken: async (token) => {
      const proof = await formProof(jar, false);
      return proof !== null && isDigest(ring, FORM_TOKEN, proof, token);
    },
  };
}

/**
 * The session that replaced this one, for the browser that never received it, with a notice of the change that it was
 * renewed for (decision 0157). Whoever has only a copy of the ended session gets nothing.
 * @returns `unknown` where the registry does not answer
 */
async function renewedSession(
  held: Session,
  { jar, sessions }: Pick<VisitorShopper, "jar" | "sessions">,
  isPrefetch: boolean,
): Promise<Session | "unknown" | undefined> {
  const { renewal: proof, ...kept } = held;
  const next = proof ? await sessions.successor(held, proof) : null;
  if (!next) return undefined;
  if (next === "unknown") return next;
  const session = { ...kept, sid: next.sid };
  // While the change is running, the request keeps its session: a later request gets the new one, with the notice.
  if (next.state === "pending" || isPrefetch) return session;
  jar.write(cookies.session, session);
  if (next.state === "done") await notify({ jar }, "success", "notices.passwordChanged");
  else await notify({ jar }, "failure", "customer.passwordFault");
  return session;
}

/**
 * What a form token is bound to.
 * @param mayBegin whether a guest without the cookie `shopper` may get one
 */
async function formProof(jar: CookieJar, mayBegin: boolean): Promise<string | null> {
  const session = await jar.read(cookies.session);
  if (session) return `session ${session.sid}`;
  const known = await jar.read(cookies.shopper);
  if (known) return `guest ${known}`;
  if (!mayBegin) return null;
  const id = randomKey();
  jar.write(cookies.shopper, id);
  return `guest ${id}`;
}
