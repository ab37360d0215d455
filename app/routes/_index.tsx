import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/head/page-meta.ts";
import { FrontPage } from "#app/home/front-page.tsx";
import { readFrontPage } from "#app/home/read-front-page.server.ts";

export const loader = (args: LoaderFunctionArgs) => readFrontPage(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function IndexPage() {
  return <FrontPage page={useLoaderData<typeof loader>()} />;
}
