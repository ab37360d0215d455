/** One shopper over several requests to the BFF: what an answer sets, the next request sends. */
import type { BffClient } from "#bff/client.ts";
import { cookies, type Session } from "#bff/session/cookies.ts";
import type { Visitor } from "#bff/session/visitor.ts";
import { flushNotes } from "#bff/shopper/own-notes.ts";
import { joinGuest } from "#bff/shopper/sign-in.ts";
import type { fakeShop } from "#tests/fixtures/fake-api.ts";
import { cookieHeader } from "#tests/fixtures/fake-api.ts";
import { SESSION } from "./door.ts";

export interface ReturningVisitor {
  /** One request: its cookies are kept. */
  request<Answer>(work: (bff: BffClient, visitor: Visitor) => Promise<Answer>): Promise<Answer>;
  /** As after the sign-in page. */
  signIn(session?: Session): Promise<void>;
}

/** @param shop whose BFF it asks */
export function returningVisitor(shop: ReturnType<typeof fakeShop>): ReturningVisitor {
  const kept = new Map<string, string>();
  const visitor: ReturningVisitor = {
    request: async (work) => {
      const { visitor, bff } = shop.visit([...kept].map(([name, value]) => `${name}=${value}`).join("; "));
      const answer = await work(bff, visitor);
      await flushNotes(visitor);
      for (const pair of (await cookieHeader(visitor)).split("; ").filter(Boolean)) {
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        if (value === "") kept.delete(name);
        else kept.set(name, value);
      }
      return answer;
    },
    signIn: (session = SESSION) =>
      visitor.request(async (_, of) => {
        await of.shopper.sessions.open(session);
        of.shopper.jar.write(cookies.session, session);
        await joinGuest(of, session);
      }),
  };
  return visitor;
}
