/**
 * The parameters that a browser carries to a provider and back (RFC 6749, section 4.1; RFC 7636). The `state` is
 * sealed: it names the browser's sign-in and the page to continue to, which the provider cannot
 * read.
 */
import { base64url } from "jose";
import { z } from "zod";
import type { KeyRing } from "../env.ts";
import type { ProviderName } from "../rules/provider.ts";
import { open, protect } from "../session/sealing.ts";
import { NOTE_LIFE_MS } from "../shopper/notes.ts";
import { type ProviderSettings, providers } from "./providers.ts";

const state = z.object({ key: z.string().length(22), next: z.string() });
type State = z.output<typeof state>;

/** Room for a `next` of 1,500 characters and its envelope; a longer one is not ours. */
const MAX_STATE_LENGTH = 3_000;

const contextOf = (provider: ProviderName) => `sign-in at ${provider}`;

/** Where a provider sends the browser back to, on the shop's own origin. */
export const callbackOf = (provider: ProviderName, origin: string) => `${origin}/login/${provider}/callback`;

/** @returns the `state` of a pending sign-in */
export function sealState(ring: KeyRing, provider: ProviderName, contents: State): Promise<string> {
  return protect(ring, "sealed", contextOf(provider), JSON.stringify(contents));
}

/** @returns undefined for a state that is not whole, ours, of this provider and at most ten minutes old */
export async function openState(ring: KeyRing, provider: ProviderName, text: string): Promise<State | undefined> {
  if (text.length > MAX_STATE_LENGTH) return undefined;
  const opened = await open(ring, "sealed", contextOf(provider), text, NOTE_LIFE_MS.provider / 1000);
  // What is sealed under this context was written by `sealState`.
  return opened === undefined ? undefined : state.parse(JSON.parse(opened));
}

/** The address of a provider's sign-in dialog. */
export async function authorizeAddress(
  provider: ProviderName,
  { authorizeUrl, clientId }: ProviderSettings,
  asked: { redirectUri: string; state: string; verifier: string },
): Promise<string> {
  const address = new URL(authorizeUrl);
  const challenge = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(asked.verifier));
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: asked.redirectUri,
    scope: providers[provider].scope,
    state: asked.state,
    code_challenge: base64url.encode(new Uint8Array(challenge)),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
