/** What all pages of the administration share. */
import { html } from "hono/html";
import type { Paged } from "./paging.ts";

/** HTML that hono/html has made: what is put into it is escaped. */
export type Html = ReturnType<typeof html>;

export const ADMIN = "Дэлгүүрийн удирдлага";

const LINKS = [
  ["/admin/products", "Бараа"],
  ["/admin/orders", "Захиалга"],
  ["/admin/changes", "Өөрчлөлт"],
] as const;

/**
 * A whole page.
 * @param who whoever is signed in; null for nobody
 * @param at the address of the list that the page belongs to
 */
export const page = (title: string, content: unknown, { who, at = "" }: { who: string | null; at?: string }): Html =>
  html`<!doctype html>
<html lang="mn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title === ADMIN ? title : `${title} – ${ADMIN}`}</title>
    <link rel="stylesheet" href="/admin/style.css">
  </head>
  <body>
    ${
      who === null
        ? ""
        : html`<header>
      <nav aria-label="${ADMIN}">
        ${LINKS.map(([path, name]) => html`<a href="${path}"${path === at ? html` aria-current="true"` : ""}>${name}</a>`)}
      </nav>
      <span class="mute">${who}</span>
      <form method="post" action="/admin/sign-out"><button>Гарах</button></form>
    </header>`
    }
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;

/** The links to the pages before and after, with what is searched for. */
export function pageLinks(
  { page: now, pages, total }: Paged<unknown>,
  path: string,
  asked: Record<string, string>,
): Html {
  const to = (number: number) => {
    const query = new URLSearchParams(
      Object.entries({ ...asked, page: String(number) }).filter(([, value]) => value !== ""),
    );
    return `${path}?${query}`;
  };
  return html`<nav class="pages" aria-label="Хуудас">
        ${now > 1 ? html`<a class="button" href="${to(now - 1)}" rel="prev">Өмнөх</a>` : ""}
        <span>${now} / ${pages} <span class="mute">(нийт ${total})</span></span>
        ${now < pages ? html`<a class="button" href="${to(now + 1)}" rel="next">Дараах</a>` : ""}
      </nav>`;
}

/** What went well. */
export const goodNews = (says: string): Html => html`<p class="good" role="status">${says}</p>`;

/** What went wrong. */
export const badNews = (content: unknown): Html => html`<div class="bad" role="alert">${content}</div>`;
