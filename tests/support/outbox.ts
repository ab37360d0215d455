/** The mails that the reference API would have sent, as its outbox shows them. */
import { parse } from "node-html-parser";

export interface Mail {
  body: string;
  link: string | null;
}

/**
 * The latest mail to an address.
 * @param apiOrigin where the reference API can be reached
 * @throws Error when there is none
 */
export async function mailTo(apiOrigin: string, address: string): Promise<Mail> {
  const outbox = parse(await (await fetch(`${apiOrigin}/sandbox/outbox`)).text());
  const mail = outbox.querySelectorAll("article").find((article) => article.textContent.includes(address));
  if (!mail) throw new Error(`No mail to ${address} in the outbox`);
  return {
    body: mail.querySelector(".body")?.textContent ?? "",
    link: mail.querySelector("a[href]")?.getAttribute("href") ?? null,
  };
}
