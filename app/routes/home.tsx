import { frontPage, type PageHandle } from "#app/handles.ts";

/** `/home` is the specification's address of the front page; `/`, whose page it is, is the canonical one. */
export { default, loader, meta, shouldRevalidate } from "./_index.tsx";

export const handle: PageHandle = frontPage;
