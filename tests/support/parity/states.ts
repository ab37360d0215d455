/**
 * The states that pages have controls in. Every route of the built shop is in it by itself, for a guest and for a
 * customer.
 */
import { shopRoutes } from "#tests/support/pages.ts";
import type { Preparation } from "./prepare.ts";
import { SPECIAL } from "./special-states.ts";
import type { State } from "./state.ts";

/** Addresses in place of what the manifest's parameters would give, where the seed has something better to show. */
const ADDRESS: Record<string, (given: Preparation) => string> = {
  "routes/single-product.$id": ({ world }) => `/single-product/${world.products.reviewed}`,
  "routes/search": () => "/search?p=утас",
};

/** The same page under several addresses. */
const VARIANTS: Record<string, string> = {
  "routes/home": "routes/_index",
  "routes/sub-category.$id": "list at once",
  "routes/category.$id": "list at once",
  "routes/brand.$id": "list by button",
  "routes/event.$id": "list by button",
  "routes/new-arrival": "list by button",
  "routes/search": "list by button",
};

/** Every route as it opens for who comes by, and the special states. */
export function allStates(): State[] {
  const plain = shopRoutes().flatMap(({ id, path }): State[] =>
    [false, true].map((customer) => ({
      name: customer ? "customer" : "guest",
      route: id,
      customer,
      isPlain: true,
      variant: VARIANTS[id] ?? id,
      prepare: async (given) => ADDRESS[id]?.(given) ?? path,
    })),
  );
  // The richest first: what they share with the others is tried where most can be seen of it.
  return [...SPECIAL, ...plain].map((state) => ({
    ...state,
    name: `${state.route.replace("routes/", "")}: ${state.name}`,
  }));
}
