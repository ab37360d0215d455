import { list, type PageHandle } from "#app/handles.ts";
import { listLoader } from "#app/listing/read-listing.server.ts";

export { default, meta, shouldRevalidate } from "#app/listing/list-route.tsx";

export const handle: PageHandle = list;

export const loader = listLoader("category");
