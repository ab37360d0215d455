import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cartAction } from "#app/cart/cart-action.server.ts";
import { type PageHandle, page } from "#app/handles.ts";

export { clientAction } from "#app/forms/client-action.ts";

export const handle: PageHandle = { ...page, isDestination: false };

/**
 * Where the forms of products post to, on any page. Remix loads the scripts of the route that a form posts to: here
 * they are a few bytes, where each page would load those of the whole cart (decision 0265). A GET redirects to the cart.
 */
export const loader = () => redirect("/cart");

export const action = (args: ActionFunctionArgs) => cartAction(args);
