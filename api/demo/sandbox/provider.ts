/**
 * A provider of sign-ins for trying the shop: an authorize page with a choice of people, a token endpoint that checks
 * PKCE (RFC 7636), and a profile. It answers as Facebook does.
 */
import { type Context, Hono } from "hono";
import { base64url } from "jose";
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

const CALLBACK = /^\/login\/facebook\/callback$/;

/** Codes that wait for their exchange, and whose the tokens are. */
const codes = new Map<string, { person: string; challenge: string; redirect: string }>();
const tokens = new Map<string, string>();

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
  const code = crypto.randomUUID();
  if (person) codes.set(code, { person: person.id, challenge: code_challenge, redirect: redirect_uri });
  const answer = person
    ? { code }
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
  const code = codes.get(form.code ?? "");
  // A code counts once.
  codes.delete(form.code ?? "");
  if (form.grant_type !== "authorization_code" || !code)
    return refused(context, "This authorization code has been used or is invalid.");
  if (form.redirect_uri !== code.redirect) return refused(context, "Error validating redirect_uri.");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(form.code_verifier ?? ""));
  if (base64url.encode(new Uint8Array(digest)) !== code.challenge) return refused(context, "Invalid code verifier.");
  const access_token = crypto.randomUUID();
  tokens.set(access_token, code.person);
  return context.json({ access_token, token_type: "bearer", expires_in: 300 });
});

provider.get("/profile", async (context) => {
  const token = context.req.header("Authorization")?.replace(/^Bearer /, "") ?? "";
  const person = PEOPLE.find(({ id }) => id === tokens.get(token));
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
