import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ListingPage } from "#app/listing/listing-page.tsx";
import { readListing } from "#app/listing/read-listing.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { ask } from "#bff/client.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { bff, visitor } = context;
  const page = visitor.url.searchParams.get("page") ?? undefined;
  const answer = bff.catalogue.categories[":id"].$get({ param: { id: params.id ?? "" }, query: { page } });
  return readListing(context, await ask(answer));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function CategoryPage() {
  return <ListingPage list={useLoaderData<typeof loader>().list} />;
}
