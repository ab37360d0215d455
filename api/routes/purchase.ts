import { Hono } from "hono";
import { z } from "zod";
import type { Api, Settings } from "../env.ts";
import { isSecond } from "../generation.ts";
import { customersOnly } from "../http/auth.ts";
import { readBody, wireText } from "../http/body.ts";
import { checkingStatements, submissionSchema, submitOrder } from "../queries/submission.ts";
import { trustingStatements } from "../queries/trusting-submission.ts";

/**
 * Payment methods with the contents of their QR codes. storepay notifies the customer's phone instead: its code is the
 * literal text "null".
 */
const PAYMENTS: Record<string, (orderNumber: string, settings: Settings) => string> = {
  qpay: bankCode,
  mcredit: bankCode,
  mongolchat: bankCode,
  storepay: () => "null",
};

/**
 * In the sandbox the code leads to a page where the order can be paid; without one it is a payload such as banks print.
 */
function bankCode(orderNumber: string, { SANDBOX_ORIGIN }: Settings): string {
  if (SANDBOX_ORIGIN === undefined) return `och|${orderNumber}|MNT|{total}`;
  return new URL(`/sandbox/bank/${orderNumber}`, SANDBOX_ORIGIN).href;
}

/** The second generation accepts qpay alone, and its orders have no code. */
const SECOND_PAYMENTS: typeof PAYMENTS = { qpay: () => "" };

/** Paying (docs/api.md, section 5). */
export const purchase = new Hono<Api>();

purchase.post("/submit-order", customersOnly, async (context) => {
  const submission = await readBody(context, submissionSchema);
  const payments = isSecond(context) ? SECOND_PAYMENTS : PAYMENTS;
  const codeOf = Object.hasOwn(payments, submission.payment) ? payments[submission.payment] : undefined;
  if (codeOf === undefined) return context.json({ result: "failed", data: "Уучлаарай хөгжүүлэлт хийгдэж байна" });
  const statementsOf = isSecond(context) ? trustingStatements : checkingStatements;
  const outcome = await submitOrder(context.env.DB, context.get("userId"), submission, statementsOf, (orderNumber) =>
    codeOf(orderNumber, context.get("settings")),
  );
  if ("refused" in outcome) return context.json({ result: "failed", data: outcome.refused });
  return context.json({ result: "success", invoiceId: outcome.ordernumber });
});

/** For every way to pay, whatever its name; not tied to the customer (docs/api.md, section 5). */
purchase.post("/is-paid-qpay", customersOnly, async (context) => {
  const { invoiceId } = await readBody(context, z.object({ invoiceId: wireText(100) }));
  const status = await context.env.DB.prepare("SELECT status FROM orders WHERE ordernumber = ? AND enable_is = 1")
    .bind(invoiceId)
    .first<string>("status");
  return context.json({ result: status === "paid" ? "success" : "fail" });
});
