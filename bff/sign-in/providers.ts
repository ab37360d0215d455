/**
 * The providers of sign-ins: OAuth 2.0 with PKCE (RFC 6749, RFC 7636), and the profile of each. A new provider is a row
 * here, its name in rules/provider.ts, its settings in env.ts and its words (docs/recipes.md).
 */
import { z } from "zod";
import type { Env } from "../env.ts";
import { PROVIDERS, type ProviderName } from "../rules/provider.ts";
import { sentText, withoutFourBytes } from "../rules/sent-text.ts";
import { accountId, email, pictureUrl } from "../upstream/kinds.ts";

/** A person as the API's `facebookLogin` takes them. */
export interface Profile {
  id: string;
  name: string;
  /** Only one that the provider has confirmed: the API links accounts by it. */
  email?: string;
  picture: { data: { url: string } };
}

/** A provider's endpoints, and our credentials there. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

interface Provider {
  /** @returns null if it is not configured: the shop does not offer it */
  settings(env: Env): ProviderSettings | null;
  /** The scope that we request. */
  scope: string;
  /** The fields that its profile endpoint is asked for. */
  fields: string;
  /** Parses a profile; id and name are required. */
  profile: z.ZodType<Profile>;
}

/** Longest name that the API takes, in UTF-16 units. */
const MAX_NAME_LENGTH = 100;

/** A name that the API can store: other characters are dropped, since nobody can correct them here. */
const name = z
  .string()
  .max(1_000)
  .transform((text) =>
    sentText(withoutFourBytes(text))
      .slice(0, MAX_NAME_LENGTH)
      .replace(/\p{Cs}$/u, "")
      .trim(),
  )
  .refine((text) => text !== "");

const facebookProfile = z
  .object({
    id: accountId,
    name,
    // Facebook returns only an address that its owner has confirmed, and none if there is none or it was not allowed.
    email: email.optional().catch(undefined),
    picture: z
      .object({ data: z.object({ url: pictureUrl }) })
      .nullish()
      .catch(null),
  })
  .transform(
    ({ id, name, email, picture }): Profile => ({
      id,
      name,
      ...(email ? { email } : {}),
      // The existing server reads the picture's address without checking that there is one.
      picture: { data: { url: picture?.data.url ?? `https://graph.facebook.com/${id}/picture` } },
    }),
  );

export const providers: Readonly<Record<ProviderName, Provider>> = {
  facebook: {
    settings: ({
      FACEBOOK_CLIENT_ID: clientId,
      FACEBOOK_CLIENT_SECRET: clientSecret,
      FACEBOOK_AUTHORIZE_URL: authorizeUrl,
      FACEBOOK_TOKEN_URL: tokenUrl,
      FACEBOOK_PROFILE_URL: profileUrl,
    }) => (clientId && clientSecret ? { clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl } : null),
    scope: "public_profile,email",
    fields: "id,name,email,picture",
    profile: facebookProfile,
  },
};

/** The providers that this shop offers, in display order. */
export const offeredProviders = (env: Env): ProviderName[] =>
  PROVIDERS.filter((provider) => providers[provider].settings(env));
