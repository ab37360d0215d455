/**
 * What every product's form posts to. It is apart from the cart's page (`cart._index.tsx`), since each page loads it
 * before the first press (start.server.ts).
 */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cartAction } from "#app/cart/cart-action.server.ts";

export { clientAction } from "#app/forms/client-action.ts";

export const action = (args: ActionFunctionArgs) => cartAction(args);
