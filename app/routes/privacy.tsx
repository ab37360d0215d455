import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type PageHandle, text } from "#app/handles.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { InformationPage, informationLinks } from "#app/information/information-page.tsx";
import { readInformation } from "#app/information/read-information.server.ts";

export const handle: PageHandle = text;

export const links = informationLinks;

export function loader({ context }: LoaderFunctionArgs) {
  return readInformation(context, "privacy");
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args);

export default InformationPage;
