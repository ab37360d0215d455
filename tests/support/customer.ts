/**
 * Customers for tests: the existing API keeps one draft order per customer, so purchases at the same time need one
 * each.
 */
import { randomUUID } from "node:crypto";

export interface Customer {
  email: string;
  password: string;
}

/**
 * Registers a customer at the reference API and confirms the address with the link from the sandbox's outbox.
 * @param apiOrigin where the reference API can be reached
 */
export async function newCustomer(apiOrigin: string): Promise<Customer> {
  const customer = { email: `${randomUUID()}@example.mn`, password: "test-1234" };
  const registered = await fetch(`${apiOrigin}/api/user/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user: { ...customer, rePassword: customer.password, name: "Туршилт", phone: "99001122" } }),
  });
  const { result } = (await registered.json()) as { result: string };
  if (result !== "success") throw new Error(`register answered ${result}`);
  const outbox = await (await fetch(`${apiOrigin}/sandbox/outbox`)).text();
  const mail = outbox.slice(outbox.indexOf(customer.email));
  const link = mail.match(/\/api\/user\/verify-email\?token=[\w.-]+/)?.[0];
  if (!link) throw new Error("No confirmation mail in the outbox");
  await fetch(apiOrigin + link, { redirect: "manual" });
  return customer;
}
