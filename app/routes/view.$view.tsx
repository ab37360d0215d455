import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keepPreference } from "#app/forms/keep-preference.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export const handle: PageHandle = page;

/** Lists as a grid or as rows. */
export const loader = (args: LoaderFunctionArgs) => keepPreference(args, "view", args.params.view);
