import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keepPreference } from "#app/forms/keep-preference.server.ts";

/** Light or dark. */
export const loader = (args: LoaderFunctionArgs) => keepPreference(args, "theme", args.params.theme);
