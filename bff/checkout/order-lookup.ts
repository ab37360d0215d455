/**
 * Finds out whether a submit whose response was lost made an order. `my-info` lists the draft among the orders, and may
 * not mark it (docs/api.md, section 4); `show-order` answers for submitted orders only (section 5).
 */

import type { Visitor } from "../session/visitor.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import type { OpenSubmit } from "./order-ledger.ts";

type OrderRow = ReplyOf<"myInfo">["order"][number];

/** How many orders are looked up one by one: the parallel calls of one page. */
const MAX_LOOKUPS = 4;

/** The state before an order is sent: the customer's orders, and the number of the draft that will become one. */
export async function readOrders(visitor: Visitor, token: string): Promise<{ known: string[]; draft: string | null }> {
  const { order } = await visitor.api.fresh("myInfo", undefined, token);
  const drafts = await Promise.all(newest(order.filter(mayBeDraft)).map((row) => isDraft(visitor, token, row)));
  const draft = drafts.find((number) => number !== null) ?? null;
  return { known: order.map(({ ordernumber }) => ordernumber).filter((number) => number !== draft), draft };
}

/**
 * Looks up the order of a submit whose response was lost: by its draft's number, and among new orders.
 * @returns its number, or null when there is none yet
 * @throws UpstreamFault when the API fails
 */
export async function lookForOrder(
  visitor: Visitor,
  token: string,
  { draft, known }: Pick<OpenSubmit, "draft" | "known">,
): Promise<string | null> {
  if (draft !== null && (await isSubmitted(visitor, token, draft))) return draft;
  const { order } = await visitor.api.fresh("myInfo", undefined, token);
  const fresh = newest(
    order.filter(({ ordernumber, enable_is }) => {
      return enable_is !== 0 && ordernumber !== draft && !known.includes(ordernumber);
    }),
  );
  const found = await Promise.all(
    fresh.map(async ({ ordernumber, enable_is }) =>
      enable_is === 1 || (await isSubmitted(visitor, token, ordernumber)) ? ordernumber : null,
    ),
  );
  return found.find((number) => number !== null) ?? null;
}

const newest = (rows: OrderRow[]) => rows.slice(0, MAX_LOOKUPS);

const mayBeDraft = ({ enable_is, status }: OrderRow) => enable_is === 0 || (enable_is === null && status === "pending");

async function isDraft(visitor: Visitor, token: string, { ordernumber, enable_is }: OrderRow): Promise<string | null> {
  return enable_is === 0 || !(await isSubmitted(visitor, token, ordernumber)) ? ordernumber : null;
}

async function isSubmitted(visitor: Visitor, token: string, ordernumber: string): Promise<boolean> {
  return (await visitor.api.fresh("showOrder", { ordernumber }, token)).result === "success";
}
