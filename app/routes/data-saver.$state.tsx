import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keepPreference } from "#app/forms/keep-preference.server.ts";

/** Pages with less data, or with all. */
export const loader = (args: LoaderFunctionArgs) => keepPreference(args, "data-saver", args.params.state);
