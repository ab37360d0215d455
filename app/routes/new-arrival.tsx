import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { list, type PageHandle } from "#app/handles.ts";
import { listingMeta } from "#app/listing/list-meta.ts";
import { ListingPage } from "#app/listing/listing-page.tsx";
import { namedList, readListing } from "#app/listing/read-listing.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...list, indexable: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { search } = context.url;
  const list = await ask(context.bff.lists["new-arrival"].$get({ query: { search } }));
  const names = namedList(translator(context.language)("lists.newArrivals"));
  return readListing(context, list, names);
}

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function NewArrivalPage() {
  return <ListingPage {...useLoaderData<typeof loader>()} />;
}
