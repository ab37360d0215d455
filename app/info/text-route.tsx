/** The page of every text: remix.config.ts gives each file of the folder texts its address. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type PageHandle, text } from "#app/handles.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { readText } from "./read-text.server.ts";
import { TextPage, textLinks } from "./text-page.tsx";

export { shouldRevalidate } from "#app/forms/client-action.ts";

export const handle: PageHandle = text;

export const links = textLinks;

export function loader({ context }: LoaderFunctionArgs) {
  return readText(context);
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args);

export default TextPage;
