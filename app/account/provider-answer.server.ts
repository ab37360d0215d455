import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { onwardQuery } from "#app/account/onward-query.ts";
import { signedIn } from "#app/account/signed-in.server.ts";
import type { WordKey } from "#app/words/translate.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { askOrFailure, errorPage } from "#bff/client.ts";
import { PROVIDERS, type ProviderName } from "#bff/rules/provider.ts";

/** The notice for each way a sign-in at a provider can fail. */
const TOLD = {
  refused: "notices.providerRefused",
  provider: "notices.providerFailed",
  profile: "notices.providerProfile",
  foreign: "notices.providerForeign",
  shop: "notices.unreachable",
} as const satisfies Record<string, WordKey>;

const UNANSWERED = { outcome: "shop", page: "/login", next: "/", hasEmail: false, cart: null } as const;

/**
 * The provider that an address names.
 * @throws the 404 page for one that the shop does not know
 */
export function providerOf(name: string | undefined): ProviderName {
  const provider = PROVIDERS.find((known) => known === name);
  if (!provider) throw errorPage("not-found");
  return provider;
}

/**
 * Completes a sign-in with the parameters of the provider's redirect.
 * @returns the redirect to the page that the sign-in was for (else to /home, as the specification says), or back to
 *   where it began
 * @throws the 404 page for a provider that the shop does not offer
 */
export async function answerProvider(context: AppLoadContext, provider: ProviderName): Promise<Response> {
  const json = Object.fromEntries(
    ["code", "state", "error"].flatMap((name) => {
      const value = context.url.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const reply = await askOrFailure(context.bff.providers[":provider"].finish.$post({ param: { provider }, json }));
  if (reply.failure === "not-found") throw errorPage("not-found");
  const { outcome, page, next, hasEmail, cart } = reply.answer ?? UNANSWERED;
  const name = translator(context.language)(`provider.${provider}`);
  if (outcome === "already") {
    if (!context.isPrefetch) await context.notify("info", "notices.alreadySignedIn");
    return redirect(next === "/" ? "/home" : next, 303);
  }
  if (outcome !== "signed-in") {
    await context.notify("failure", TOLD[outcome], { provider: name });
    return redirect(`${page}${onwardQuery(next)}`, 303);
  }
  const onward = await signedIn(context, next === "/" ? "/home" : next, cart);
  if (!hasEmail) {
    const link = { to: "/profile", key: "notices.addEmail" };
    await context.notify("info", "notices.providerNoEmail", { provider: name }, { link });
  }
  return redirect(onward, 303);
}
