/**
 * The two calls to a provider of sign-ins: a code for a token, and a token for its owner's profile. From this server to
 * theirs, so that nothing that a browser claims about a person is trusted.
 */
import { z } from "zod";
import { askService } from "../ask-service.ts";
import type { ProviderName } from "../rules/provider.ts";
import { type Profile, type ProviderSettings, providers } from "./providers.ts";

/** Of each call. */
const LIMITS = { timeoutMs: 4_000, maxBytes: 64 * 1024 };
const MAX_TOKEN_LENGTH = 4_096;

const tokenReply = z.object({
  access_token: z
    .string()
    .max(MAX_TOKEN_LENGTH)
    .regex(/^[\x21-\x7e]+$/),
});

/**
 * Reads the profile of the person for whom a code was issued. Each call is made once: a code is valid once.
 * @param redirectUri as the authorize endpoint was told it
 * @param verifier the PKCE code verifier
 * @throws ServiceFault of the call `token` or `profile`
 */
export async function profileFor(
  provider: ProviderName,
  settings: ProviderSettings,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<Profile> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code_verifier: verifier,
  }).toString();
  const { access_token } = await askService(
    settings.tokenUrl,
    { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body },
    { call: "token", shape: tokenReply, ...LIMITS },
  );
  const address = new URL(settings.profileUrl);
  address.searchParams.set("fields", providers[provider].fields);
  const headers = { Authorization: `Bearer ${access_token}` };
  return askService(address.href, { headers }, { call: "profile", shape: providers[provider].profile, ...LIMITS });
}
