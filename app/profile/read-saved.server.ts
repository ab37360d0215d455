import type { AppLoadContext } from "@remix-run/cloudflare";
import { printedCard } from "#app/products/printed-card.ts";
import { ask } from "#bff/client.ts";

/** What the customer has saved. */
export async function readSaved({ bff }: AppLoadContext) {
  const { saved, withdrawn } = await ask(bff.favourites.$get());
  return {
    role: "saved" as const,
    products: saved.map((card) => ({ ...printedCard(card), colour: card.colour })),
    withdrawn,
  };
}

type Saved = Awaited<ReturnType<typeof readSaved>>;
export type SavedProduct = Saved["products"][number];
export type WithdrawnProduct = Saved["withdrawn"][number];
