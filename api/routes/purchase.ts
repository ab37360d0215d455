import { Hono } from "hono";
import { z } from "zod";
import { isAccepted, type PaymentMethod, parsePaymentMethod, paymentMethod } from "../../bff/rules/payment-methods.ts";
import type { Api, Settings } from "../env.ts";
import { isSecond } from "../generation.ts";
import { customersOnly } from "../http/auth.ts";
import { readBody, wireText } from "../http/body.ts";
import { checkingStatements, submissionSchema, submitOrder } from "../queries/submission.ts";
import { trustingStatements } from "../queries/trusting-submission.ts";

/**
 * The contents of an order's QR code. A method that asks the customer's phone has the literal text "null" instead, the
 * second generation none at all.
 */
function codeOf(method: PaymentMethod, orderNumber: string, settings: Settings): string {
  if (settings.API_GENERATION === "second") return "";
  return paymentMethod(method).paidBy === "phone" ? "null" : bankCode(orderNumber, settings);
}

/**
 * In the sandbox the code leads to a page where the order can be paid; without one it is a payload such as banks print.
 */
function bankCode(orderNumber: string, { SANDBOX_ORIGIN }: Settings): string {
  if (SANDBOX_ORIGIN === undefined) return `och|${orderNumber}|MNT|{total}`;
  return new URL(`/sandbox/bank/${orderNumber}`, SANDBOX_ORIGIN).href;
}

/** Paying (docs/api.md, section 5). */
export const purchase = new Hono<Api>();

purchase.post("/submit-order", customersOnly, async (context) => {
  const submission = await readBody(context, submissionSchema);
  const settings = context.get("settings");
  const method = parsePaymentMethod(submission.payment);
  if (!method || !isAccepted(method, settings.API_GENERATION))
    return context.json({ result: "failed", data: "Уучлаарай хөгжүүлэлт хийгдэж байна" });
  const statementsOf = isSecond(context) ? trustingStatements : checkingStatements;
  const outcome = await submitOrder(context.env.DB, context.get("userId"), submission, statementsOf, (orderNumber) =>
    codeOf(method, orderNumber, settings),
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
