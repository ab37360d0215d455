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

/** A column of a table: its name, and what its cells hold. */
export type TableColumn = readonly [name: string, holds?: "number" | "picture" | "title"];

/**
 * A table; on a narrow screen each cell but a picture and a title says its column.
 * @param rows their cells
 * @param none what is said where there are no rows
 */
export const table = (columns: readonly TableColumn[], rows: readonly (readonly unknown[])[], none = ""): Html => {
  if (rows.length === 0) return html`<p>${none}</p>`;
  const cell = (content: unknown, [name, holds]: TableColumn) => {
    if (holds === "picture") return html`<td class="picture">${content}</td>`;
    if (holds === "title") return html`<td>${content}</td>`;
    return html`<td data-label="${name}"${holds === "number" ? html` class="n"` : ""}>${content}</td>`;
  };
  return html`<table>
        <thead><tr>${columns.map(([name, holds]) => html`<th scope="col"${holds === "number" ? html` class="n"` : ""}>${name}</th>`)}</tr></thead>
        <tbody>${rows.map((cells) => html`<tr>${columns.map((column, place) => cell(cells[place], column))}</tr>`)}</tbody>
      </table>`;
};

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
