import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { type Api, isLoopback } from "../../env.ts";
import { latestMails, mailStatement } from "../../queries/mail.ts";
import { bankPage, missingPage, outboxPage, type SandboxOrder, STYLE, sandboxIndex } from "./pages.ts";
import { provider, returnOrigin } from "./provider.ts";

/**
 * Stand-ins for a mail service, a bank and a provider of sign-ins, as plain pages. They exist only in the reference API, on this machine.
 */
export const sandbox = new Hono<Api>();

/**
 * Mails with passwords that anybody reads, a bank where anybody pays: at an address of another machine all of it is 404.
 */
sandbox.use(async (context, next) => {
  if (!isLoopback(context.req.url)) return context.notFound();
  await next();
});
sandbox.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      // The answer to the provider's form leads back to the shop.
      formAction: ["'self'", returnOrigin],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "same-origin",
  }),
);
sandbox.use(async (context, next) => {
  await next();
  context.header("Cache-Control", "no-store");
});

sandbox.route("/facebook", provider);

sandbox.get("/style.css", (context) => context.body(STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }));

sandbox.get("/", async (context) => {
  const { results } = await context.env.DB.prepare(
    `SELECT ordernumber, status, total_amount, payment, created_at FROM orders
     WHERE enable_is = 1 AND status = 'pending' ORDER BY created_at DESC LIMIT 20`,
  ).all<SandboxOrder>();
  return context.html(sandboxIndex(results, context.get("settings").SITE_ORIGIN));
});

sandbox.get("/outbox", async (context) => context.html(outboxPage(await latestMails(context.env.DB, 50))));

const feedback = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** Feedback from /contact (the storefront's `FEEDBACK_URL`), shown as a mail to the shop. */
sandbox.post("/feedback", async (context) => {
  const told = feedback.safeParse(await context.req.json().catch(() => null)).data;
  if (!told) return context.body(null, 400);
  const { name, email, subject, message } = told;
  const recipient = `Санал гомдол: ${name}, ${email}`;
  await mailStatement(context.env.DB, { recipient, subject, body: message }).run();
  return context.body(null, 204);
});

const findOrder = (database: D1Database, orderNumber: string) =>
  database
    .prepare(
      `SELECT ordernumber, status, total_amount, payment, created_at FROM orders WHERE ordernumber = ? AND enable_is = 1`,
    )
    .bind(orderNumber)
    .first<SandboxOrder>();

sandbox.get("/bank/:order", async (context) => {
  const order = await findOrder(context.env.DB, context.req.param("order"));
  if (order === null) return context.html(missingPage(), 404);
  return context.html(bankPage(order, context.get("settings").SITE_ORIGIN));
});

/** Pays an order, or lets it expire; an order that is not pending is unchanged. Redirects to its page. */
sandbox.post("/bank/:order", async (context) => {
  const orderNumber = context.req.param("order");
  const { what } = await context.req.parseBody();
  const status = what === "pay" ? "paid" : what === "expire" ? "expired" : undefined;
  if (status !== undefined) {
    await context.env.DB.prepare(
      "UPDATE orders SET status = ? WHERE ordernumber = ? AND status = 'pending' AND enable_is = 1",
    )
      .bind(status, orderNumber)
      .run();
  }
  return context.redirect(`/sandbox/bank/${encodeURIComponent(orderNumber)}`, 303);
});
