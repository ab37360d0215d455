import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { frontPage, type PageHandle } from "#app/handles.ts";
import { pageMetaWithData } from "#app/head/page-meta.ts";
import { FrontPage } from "#app/home/front-page.tsx";
import { readFrontPage } from "#app/home/read-front-page.server.ts";

export const handle: PageHandle = { ...frontPage, indexable: true };

export const loader = (args: LoaderFunctionArgs) => readFrontPage(args);

/**
 * The API draws products anew on each call, and nothing in the page's own data changes with a write: an open page stays
 * as it is until its address changes.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search);

export const meta: MetaFunction<typeof loader> = (args) => pageMetaWithData(args);

export default function IndexPage() {
  return <FrontPage page={useLoaderData<typeof loader>()} />;
}
