/** The language of a request: its address (`?lang=`, decision 0206), then the shopper's cookie. */
import type { Cookie } from "@remix-run/cloudflare";
import type { Context, Next } from "hono";
import { LanguageDetector } from "remix-i18next/server";
import { LANGUAGES, type Language, languageAsked } from "../rules/language.ts";
import { cookies } from "../session/cookies.ts";
import type { VisitorShopper } from "../session/visitor-shopper.ts";
import type { DoorEnv } from "./context.ts";

type Jar = VisitorShopper["jar"];

/**
 * Remembers the language that a document is asked for in, as the language link does, so that the links in it stay in
 * that language. Neither a prefetch nor a script's read of an open page changes what another window has chosen since;
 * what is no page sets no cookie, so that caches may keep it.
 */
export async function addressLanguage(c: Context<DoorEnv>, next: Next): Promise<void> {
  const {
    request: { asked: address, isData, isPrefetch },
    shopper: { jar },
  } = c.get("visitor");
  const asked = languageAsked(address);
  c.set("askedLanguage", asked);
  const isDocument = c.req.method === "GET" && !isPrefetch && !isData;
  if (asked && isDocument && !c.get("page").handle.isNotFound) {
    const known = (await jar.read(cookies.language)) ?? LANGUAGES[0];
    if (known !== asked) jar.write(cookies.language, asked);
  }
  await next();
}

/**
 * The language of an answer: what its address asks for, or what the shopper chose before, or the default.
 * `Accept-Language` does not count.
 */
export async function languageOf(c: Context<DoorEnv>, { jar }: Pick<VisitorShopper, "jar">): Promise<Language> {
  const detector = new LanguageDetector({
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: LANGUAGES[0],
    order: ["custom", "cookie"],
    // Not the detector's own `searchParams`, for which `en-US` and `EN` are English: each page has one English address.
    findLocale: async () => c.get("askedLanguage") ?? null,
    cookie: languageCookie(jar),
  });
  const found = await detector.detect(c.req.raw);
  return LANGUAGES.find((language) => language === found) ?? LANGUAGES[0];
}

/** The cookie as the detector reads it: Remix's own would be in Remix's encoding. The jar is what writes cookies. */
const languageCookie = (jar: Jar): Cookie => ({
  name: cookies.language.name,
  isSigned: false,
  parse: () => jar.read(cookies.language),
  serialize: () => Promise.reject(new Error("the jar writes cookies")),
});
