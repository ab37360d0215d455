/**
 * A provider of sign-ins for trying the shop: an authorize page with a choice of people, a token endpoint that checks
 * PKCE (RFC 7636), and a profile. It answers as Facebook does.
 */
import { type Context, Hono } from "hono";
import { base64url, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { type Api, isLoopback } from "../../env.ts";
import { consentPage, type SandboxPerson, wrongQuestionPage } from "./pages.ts";

/** The shop's id at the sandbox; its secret is the setting SANDBOX_CLIENT_SECRET. */
export const CLIENT_ID = "och-sandbox";

interface Person extends SandboxPerson {
  email?: string;
}

/** The people that the provider knows. The last one's profile lacks required fields. */
export const PEOPLE: readonly Person[] = [
  { id: "10150000000000001", name: "Ганбатын Номин", email: "nomin@example.mn", about: "дэлгүүрт анх удаа" },
  { id: "10150000000000002", name: "Одгэрэл", email: "demo@och.mn", about: "имэйл нь дэлгүүрт бүртгэлтэй" },
  { id: "10150000000000003", name: "Батын Тэмүүлэн", about: "имэйл хаяггүй" },
  { id: "10150000000000004", name: "Нэргүй", email: "nergui@example.mn", about: "профайл нь дутуу" },
];
const WITHOUT_NAME = "10150000000000004";

const CODE_LIFE = "60s";
const TOKEN_LIFE = "300s";
const CALLBACK = /^\/login\/facebook\/callback$/;
const MOST_REMEMBERED = 1_000;

/** Codes that were used; a code counts once. */
const used = new Set<string>();

/** Where the browser goes back to: a shop on this machine. */
const returnAddress = z
  .url()
  .refine((address) => isLoopback(address) && CALLBACK.test(new URL(address).pathname) && !new URL(address).search);

const question = z.object({
  client_id: z.literal(CLIENT_ID),
  redirect_uri: returnAddress,
  state: z.string().max(4_000),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
});
const asksWell = question.extend({
  response_type: z.literal("code"),
  code_challenge_method: z.literal("S256"),
  scope: z.literal("public_profile,email"),
});
const claims = z.object({ person: z.string(), challenge: z.string(), redirect: z.string(), jti: z.string() });

export const provider = new Hono<Api>();

/** The origin that the authorize page's form may lead to, for its Content-Security-Policy. */
export function returnOrigin(context: Context): string {
  const address = returnAddress.safeParse(context.req.query("redirect_uri"));
  return address.success ? new URL(address.data).origin : "'self'";
}

provider.use(async (context, next) => {
  if (context.get("settings").SANDBOX_CLIENT_SECRET === undefined) return context.notFound();
  await next();
});

const keyOf = (context: Context<Api>) => new TextEncoder().encode(context.get("settings").SANDBOX_CLIENT_SECRET);

const signed = (context: Context<Api>, audience: "code" | "token", contents: Record<string, string>, life: string) =>
  new SignJWT(contents)
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setExpirationTime(life)
    .sign(keyOf(context));

async function opened(context: Context<Api>, audience: "code" | "token", text: string): Promise<unknown> {
  try {
    return (await jwtVerify(text, keyOf(context), { algorithms: ["HS256"], audience })).payload;
  } catch {
    return null;
  }
}

provider.get("/", (context) => {
  const asked = asksWell.safeParse(context.req.query());
  if (!asked.success) return context.html(wrongQuestionPage(), 400);
  return context.html(consentPage(PEOPLE, question.parse(asked.data)));
});

provider.post("/", async (context) => {
  const form = await context.req.parseBody();
  const asked = question.safeParse(form);
  if (!asked.success) return context.html(wrongQuestionPage(), 400);
  const { redirect_uri, state, code_challenge } = asked.data;
  const person = PEOPLE.find(({ id }) => id === form.person);
  const back = new URL(redirect_uri);
  const answer = person
    ? {
        code: await signed(
          context,
          "code",
          { person: person.id, challenge: code_challenge, redirect: redirect_uri },
          CODE_LIFE,
        ),
      }
    : { error: "access_denied", error_reason: "user_denied", error_description: "Permissions error" };
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value);
  return context.redirect(back.href, 303);
});

const refused = (context: Context<Api>, message: string) =>
  context.json({ error: { message, type: "OAuthException", code: 100 } }, 400);

provider.post("/token", async (context) => {
  const form = z
    .record(z.string(), z.string())
    .catch({})
    .parse(await context.req.parseBody());
  if (form.client_id !== CLIENT_ID || form.client_secret !== context.get("settings").SANDBOX_CLIENT_SECRET)
    return refused(context, "Error validating client secret.");
  const code = claims.safeParse(await opened(context, "code", form.code ?? ""));
  if (form.grant_type !== "authorization_code" || !code.success || used.has(code.data.jti))
    return refused(context, "This authorization code has been used or is invalid.");
  used.add(code.data.jti);
  if (used.size > MOST_REMEMBERED) used.clear();
  if (form.redirect_uri !== code.data.redirect) return refused(context, "Error validating redirect_uri.");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(form.code_verifier ?? ""));
  if (base64url.encode(new Uint8Array(digest)) !== code.data.challenge)
    return refused(context, "Invalid code verifier.");
  const access_token = await signed(context, "token", { person: code.data.person }, TOKEN_LIFE);
  return context.json({ access_token, token_type: "bearer", expires_in: 300 });
});

provider.get("/profile", async (context) => {
  const token = context.req.header("Authorization")?.replace(/^Bearer /, "") ?? "";
  const whose = z.object({ person: z.string() }).safeParse(await opened(context, "token", token));
  const person = PEOPLE.find(({ id }) => whose.success && id === whose.data.person);
  if (!person) return refused(context, "Invalid OAuth access token.");
  const profile: Record<string, unknown> = {
    id: person.id,
    ...(person.id === WITHOUT_NAME ? {} : { name: person.name }),
    ...(person.email ? { email: person.email } : {}),
    picture: {
      data: { url: `https://example.mn/people/${person.id}.png`, width: 50, height: 50, is_silhouette: false },
    },
  };
  const fields = (context.req.query("fields") ?? "id,name").split(",");
  return context.json(Object.fromEntries(Object.entries(profile).filter(([name]) => fields.includes(name))));
});
