import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ofCustomers, type PageHandle } from "#app/handles.ts";
import { ask } from "#bff/client.ts";

export const handle: PageHandle = ofCustomers;

/**
 * Whether an order is paid and whether it still waits for that, as JSON: its page polls it every 5 s with JavaScript.
 * Without, the page reloads itself.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = params.invoiceId ?? "";
  return Response.json(await ask(context.bff.orders[":number"].paid.$get({ param: { number } })));
}
