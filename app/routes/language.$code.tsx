import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keepPreference } from "#app/forms/keep-preference.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export const handle: PageHandle = page;

/** Another language: the words change, and nothing else. */
export const loader = (args: LoaderFunctionArgs) => keepPreference(args, "language", args.params.code);
