/**
 * The two calls to a provider of sign-ins: a code for a token, and a token for its owner's profile. From this server to
 * theirs, so that nothing that a browser claims about a person is trusted.
 */
import { z } from "zod";
import { cappedText } from "../capped-text.ts";
import type { ProviderName } from "../rules/provider.ts";
import { type Profile, type ProviderSettings, providers } from "./providers.ts";

/** Time limit of each call in milliseconds, the body included. */
export const PROVIDER_DEADLINE = 4_000;
const LONGEST_BODY = 64 * 1024;
const LONGEST_TOKEN = 4_096;

/** Why a provider's call failed; for the log. `detail` contains nothing of its reply. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  constructor(
    readonly call: "token" | "profile",
    readonly reason: "timeout" | "reset" | "status" | "shape",
    readonly detail: string,
  ) {
    super(`${call}: ${reason} ${detail}`);
  }
}

const tokenReply = z.object({
  access_token: z
    .string()
    .max(LONGEST_TOKEN)
    .regex(/^[\x21-\x7e]+$/),
});

/**
 * Reads the profile of the person for whom a code was issued. Each call is made once: a code is valid once.
 * @param redirectUri as the authorize endpoint was told it
 * @param verifier the PKCE code verifier
 * @throws ProviderFault
 */
export async function profileFor(
  provider: ProviderName,
  settings: ProviderSettings,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<Profile> {
  const { access_token } = await exchange("token", tokenReply, settings.tokenUrl, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      code_verifier: verifier,
    }).toString(),
  });
  const address = new URL(settings.profileUrl);
  address.searchParams.set("fields", providers[provider].fields);
  // In a header: addresses end up in logs.
  const headers = { Authorization: `Bearer ${access_token}` };
  return exchange("profile", providers[provider].profile, address.href, { headers });
}

interface Sent {
  method?: "POST";
  headers: Record<string, string>;
  body?: string;
}

async function exchange<Reply>(
  call: ProviderFault["call"],
  shape: z.ZodType<Reply>,
  address: string,
  sent: Sent,
): Promise<Reply> {
  const body = await textOf(call, address, sent);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ProviderFault(call, "shape", "no JSON");
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ProviderFault(call, "shape", issue ? `${issue.path.join(".")}: ${issue.code}` : "unknown");
}

async function textOf(call: ProviderFault["call"], address: string, { headers, ...rest }: Sent): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PROVIDER_DEADLINE);
  try {
    const response = await fetch(address, {
      ...rest,
      headers: { Accept: "application/json", ...headers },
      // A redirect would take the code or the token elsewhere.
      redirect: "manual",
      signal: abort.signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderFault(call, "status", String(response.status));
    }
    const body = await cappedText(response, LONGEST_BODY);
    if (body === null) throw new ProviderFault(call, "shape", "body over 64 KB");
    return body;
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    if (abort.signal.aborted) throw new ProviderFault(call, "timeout", `${PROVIDER_DEADLINE} ms`);
    throw new ProviderFault(call, "reset", error instanceof Error ? error.name : "unknown");
  } finally {
    clearTimeout(timer);
  }
}
