/** What the routes of lists have in common: each has its own handle and loader. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listingMeta } from "./list-meta.ts";
import { ListingPage } from "./listing-page.tsx";
import type { listLoader } from "./read-listing.server.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

type ListLoader = ReturnType<typeof listLoader>;

/** The head of a list that can be narrowed. */
export const meta: MetaFunction<ListLoader> = (args) => listingMeta(args);

/** The page of a list. */
export default function ListRoute() {
  return <ListingPage {...useLoaderData<ListLoader>()} />;
}
