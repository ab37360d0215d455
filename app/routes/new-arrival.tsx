import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { list, type PageHandle } from "#app/handles.ts";
import { namedList, readListing } from "#app/listing/read-listing.server.ts";
import { translator } from "#app/words/translate.server.ts";
import { ask } from "#bff/client.ts";

export { default, meta, shouldRevalidate } from "#app/listing/list-route.tsx";

export const handle: PageHandle = { ...list, indexable: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { search } = context.url;
  const view = await ask(context.bff.lists["new-arrival"].$get({ query: { search } }));
  const names = namedList(translator(context.language)("lists.newArrivals"));
  return readListing(context, view, names);
}
