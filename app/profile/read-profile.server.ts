import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { ask } from "#bff/client.ts";
import { readInfo, readPassword } from "./read-customer.server.ts";
import { readOrders } from "./read-orders.server.ts";
import { readSaved } from "./read-saved.server.ts";
import { type Role, roleOf, TABS } from "./tabs.ts";

/** The data of each tab, beside the customer. */
const READERS = {
  info: readInfo,
  password: readPassword,
  saved: readSaved,
  orders: readOrders,
} satisfies { [R in Role]: (context: AppLoadContext) => Promise<{ role: R }> };

/** The open tab's data. */
export type Tab = Awaited<ReturnType<(typeof READERS)[Role]>>;

/** The customer, and the tab that the address names. */
export async function readProfile({ context }: Pick<LoaderFunctionArgs, "context">) {
  const role = roleOf(context.url.searchParams.get("role"));
  // In sequence: both read `my-info`, which is called once, and an ended session gets one notice.
  const customer = await ask(context.bff.profile.$get());
  const tab: Tab = await READERS[role](context);
  return {
    customer,
    tab,
    title: formTitle(context, `profile.${TABS[role].title}`),
  };
}
