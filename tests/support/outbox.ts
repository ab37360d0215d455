/** The mails that the reference API would have sent, as its outbox shows them. */
import { parse } from "node-html-parser";

export interface Mail {
  body: string;
  link: string | null;
}

/**
 * The mails that contain an address, newest first; the outbox shows the latest fifty of all.
 * @param apiOrigin where the reference API can be reached
 */
export async function mailsOf(apiOrigin: string, address: string): Promise<Mail[]> {
  const outbox = parse(await (await fetch(`${apiOrigin}/sandbox/outbox`)).text());
  return outbox
    .querySelectorAll("article")
    .filter((article) => article.textContent.includes(address))
    .map((article) => ({
      body: article.querySelector(".body")?.textContent ?? "",
      link: article.querySelector("a[href]")?.getAttribute("href") ?? null,
    }));
}

/**
 * The latest mail to an address.
 * @param apiOrigin where the reference API can be reached
 * @throws Error when there is none
 */
export async function mailTo(apiOrigin: string, address: string): Promise<Mail> {
  const [mail] = await mailsOf(apiOrigin, address);
  if (!mail) throw new Error(`No mail to ${address} in the outbox`);
  return mail;
}
