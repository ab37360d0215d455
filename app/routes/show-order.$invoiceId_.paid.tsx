import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { askOrFailure, errorPage } from "#bff/client.ts";

/** Whether an order is paid, as JSON: what its page asks every 5 s with JavaScript. Without, the page itself is asked for again. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = params.invoiceId ?? "";
  const { answer, failure } = await askOrFailure(context.bff.orders[":number"].paid.$get({ param: { number } }));
  if (answer) return Response.json(answer);
  const { data, init } = errorPage(failure);
  return Response.json(data, init ?? undefined);
}
