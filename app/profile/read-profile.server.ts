import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formTitle } from "#app/forms/form-answer.server.ts";
import { orderRow } from "#app/order/order-row.ts";
import { printedCard } from "#app/products/printed-card.ts";
import { ask } from "#bff/client.ts";
import { type Role, roleOf, TABS } from "./tabs.ts";

/** The customer's editable data, or what they typed before signing in, if the address carries it. */
async function readInfo({ bff }: AppLoadContext) {
  return { role: "info" as const, ...(await ask(bff.profile.info.$get())) };
}

/** What the form for another password needs to know. */
async function readPassword({ bff }: AppLoadContext) {
  return { role: "password" as const, formKey: crypto.randomUUID(), ...(await ask(bff.profile.password.$get())) };
}

export type Info = Awaited<ReturnType<typeof readInfo>>;
export type Password = Awaited<ReturnType<typeof readPassword>>;

/** Orders per page: as many as the API lists where it gives only the newest. */
const ORDERS_PER_PAGE = 5;

/** One page of the customer's orders, the newest first. */
async function readOrders({ bff, url }: AppLoadContext) {
  const orders = await ask(bff.orders.$get());
  const pages = Math.max(Math.ceil(orders.length / ORDERS_PER_PAGE), 1);
  const asked = Number(url.searchParams.get("page")?.match(/^\d{1,3}$/)?.[0] ?? 1);
  const page = Math.min(Math.max(asked, 1), pages);
  return {
    role: "orders" as const,
    page,
    pages,
    orders: orders.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE).map(orderRow),
  };
}

export type OrdersPage = Awaited<ReturnType<typeof readOrders>>;

/** What the customer has saved. */
async function readSaved({ bff }: AppLoadContext) {
  const { saved, withdrawn } = await ask(bff.favourites.$get());
  return {
    role: "saved" as const,
    products: saved.map((card) => ({ ...printedCard(card), colour: card.colour })),
    withdrawn,
  };
}

type Saved = Awaited<ReturnType<typeof readSaved>>;
export type SavedProduct = Saved["products"][number];
export type WithdrawnProduct = Saved["withdrawn"][number];

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
