import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { printedCard } from "#app/products/printed-card.ts";
import { ask } from "#bff/client.ts";

/** The customer, and what they have saved. */
export async function readProfile({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { name, email, bonus, saved, withdrawn } = await ask(context.bff.favourites.$get());
  return {
    customer: { name, email, bonus },
    saved: saved.map((card) => ({ ...printedCard(card), colour: card.colour })),
    withdrawn,
    title: translator(context.language)("profile.savedTitle"),
    words: wordsFor(context.language, "card", "profile"),
  };
}

type Profile = Awaited<ReturnType<typeof readProfile>>;
export type SavedProduct = Profile["saved"][number];
export type WithdrawnProduct = Profile["withdrawn"][number];
