import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { frontPage, type PageHandle } from "#app/handles.ts";
import { pageMetaWithData } from "#app/head/page-meta.ts";
import { FrontPage } from "#app/home/front-page.tsx";
import { keepsDraw } from "#app/home/keeps-draw.ts";
import { readFrontPage } from "#app/home/read-front-page.server.ts";

export const handle: PageHandle = { ...frontPage, indexable: true };

export const loader = (args: LoaderFunctionArgs) => readFrontPage(args);

export const shouldRevalidate = keepsDraw;

export const meta: MetaFunction<typeof loader> = (args) => pageMetaWithData(args);

export default function IndexPage() {
  return <FrontPage page={useLoaderData<typeof loader>()} />;
}
