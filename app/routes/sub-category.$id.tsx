import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { list, type PageHandle } from "#app/handles.ts";
import { listingMeta } from "#app/listing/list-meta.ts";
import { ListingPage } from "#app/listing/listing-page.tsx";
import { readListing } from "#app/listing/read-listing.server.ts";
import { ask } from "#bff/client.ts";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = list;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { search } = context.url;
  const { id = "" } = params;
  const list = await ask(context.bff.lists["sub-category"][":id"].$get({ param: { id }, query: { search } }));
  return readListing(context, list);
}

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function SubCategoryPage() {
  return <ListingPage {...useLoaderData<typeof loader>()} />;
}
