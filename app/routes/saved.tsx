import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type PageHandle, page } from "#app/handles.ts";
import { backFromSignIn, savedAction } from "#app/profile/saved-action.server.ts";

export { clientAction } from "#app/forms/client-action.ts";

export const handle: PageHandle = page;

/**
 * The action of the favourite buttons, and the redirect for a guest after signing in.
 */
export const loader = (args: LoaderFunctionArgs) => backFromSignIn(args);

export const action = (args: ActionFunctionArgs) => savedAction(args);
