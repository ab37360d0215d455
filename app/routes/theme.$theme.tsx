import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keepPreference } from "#app/forms/keep-preference.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export const handle: PageHandle = page;

/** Light or dark. */
export const loader = (args: LoaderFunctionArgs) => keepPreference(args, "theme", args.params.theme);
