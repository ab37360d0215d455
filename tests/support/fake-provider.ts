/** A provider of sign-ins over real HTTP, whose two endpoints can be made to fail in every way. */
import { type Behaviour, behave } from "./fake-upstream.ts";
import { listening } from "./listening.ts";

export type ProviderCall = "token" | "profile";

export interface SeenProviderCall {
  name: ProviderCall;
  /** What was posted, or asked for in the address. */
  fields: Record<string, string>;
  authorization: string | undefined;
}

export interface FakeProvider {
  origin: string;
  calls: SeenProviderCall[];
  /** What it tells of whoever signs in, until `reset`. */
  profile: Record<string, unknown>;
  /** Makes an endpoint behave this way until `reset`. */
  set(behaviour: Behaviour, name: ProviderCall): void;
  reset(): void;
  /** The storefront's variables for it. */
  vars: Record<string, string>;
  stop(): Promise<void>;
}

/** Its token, and the app's secret: texts that can be searched for. */
export const TOKEN = "canary-provider-token";
export const CLIENT_SECRET = "canary-client-secret";

const PERSON = {
  id: "10150",
  name: "Номин",
  email: "nomin@example.mn",
  picture: { data: { url: "https://example.mn/nomin.png?width=50&hash=x" } },
};

/** Starts it. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const behaviours = new Map<ProviderCall, Behaviour>();
  const calls: SeenProviderCall[] = [];
  const { origin, stop } = await listening(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
    const name = pathname === "/token" ? "token" : "profile";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fields = name === "token" ? new URLSearchParams(Buffer.concat(chunks).toString()) : searchParams;
    calls.push({ name, fields: Object.fromEntries(fields), authorization: request.headers.authorization });
    const answer = () => (name === "token" ? { access_token: TOKEN, token_type: "bearer" } : provider.profile);
    behave(behaviours.get(name) ?? "ok", response, answer);
  });
  const provider: FakeProvider = {
    origin,
    calls,
    profile: PERSON,
    set: (behaviour, name) => void behaviours.set(name, behaviour),
    reset: () => {
      behaviours.clear();
      calls.length = 0;
      provider.profile = PERSON;
    },
    vars: {
      FACEBOOK_CLIENT_ID: "client",
      FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
      FACEBOOK_AUTHORIZE_URL: `${origin}/authorize?display=page`,
      FACEBOOK_TOKEN_URL: `${origin}/token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    stop,
  };
  return provider;
}
