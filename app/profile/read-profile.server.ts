import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { printedCard } from "#app/components/printed-card.ts";
import { translator, wordsFor } from "#app/i18n/translate.server.ts";
import { ask } from "#bff/client.ts";

/** The customer, and what they have saved. */
export async function readProfile({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { name, email, bonus, saved } = await ask(context.bff.favourites.$get());
  return {
    customer: { name, email, bonus },
    saved: saved.map((card) => ({ ...printedCard(card), colour: card.colour })),
    title: translator(context.language)("profile.savedTitle"),
    words: wordsFor(context.language, "card", "profile"),
  };
}

export type SavedProduct = Awaited<ReturnType<typeof readProfile>>["saved"][number];
