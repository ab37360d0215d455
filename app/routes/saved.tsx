import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { backFromSignIn, savedAction } from "#app/profile/saved-action.server.ts";

/**
 * Saving and its opposite: where the hearts post to, and where a guest who pressed one comes back to after signing in.
 */
export const loader = (args: LoaderFunctionArgs) => backFromSignIn(args);

export const action = (args: ActionFunctionArgs) => savedAction(args);
