/** The language that an address asks for by `?lang=` (decision 0206). */
import type { Context, MiddlewareHandler } from "hono";
import { LANGUAGES, type Language, languageAsked } from "../domain/language.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { type DoorEnv, isDataRequest } from "./context.ts";

/**
 * Remembers the language that a document is asked for in, as the language link does, so that the links in it stay in
 * that language. Neither a prefetch nor a script's read of an open page changes what another window has chosen since;
 * what is no page sets no cookie, so that caches may keep it.
 */
export function addressLanguage() {
  return async function addressLanguage(c, next) {
    const { jar, isPrefetch } = c.get("visitor");
    const asked = languageAsked(new URL(c.req.url));
    c.set("askedLanguage", asked);
    const isDocument = c.req.method === "GET" && !isPrefetch && !isDataRequest(c.req.url);
    if (asked && isDocument && !c.get("page").handle.isNotFound && (await kept(jar)) !== asked)
      jar.write(cookies.language, asked);
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}

/** The language of an answer: what its address asks for, or what the shopper chose before. */
export async function languageOf(c: Context<DoorEnv>, { jar }: Pick<Visitor, "jar">): Promise<Language> {
  return c.get("askedLanguage") ?? (await kept(jar));
}

const kept = async (jar: Visitor["jar"]): Promise<Language> => (await jar.read(cookies.language)) ?? LANGUAGES[0];
