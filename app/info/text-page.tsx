import type { LinksFunction } from "@remix-run/cloudflare";
import { Link, NavLink, useLoaderData } from "@remix-run/react";
import { createElement, Fragment, type ReactNode } from "react";
import * as brand from "#app/brand.ts";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Sentence } from "#app/words/catalogue-text.tsx";
import { infoWords } from "#app/words/info.ts";
import { useWords } from "#app/words/use-words.ts";
import styles from "./info.css?url";
import type { readText } from "./read-text.server.ts";
import type { Token } from "./texts.ts";

/** Their own stylesheet: no other page is made to load it. */
export const textLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of a text: its sections as text or as cards, and links to the other texts. */
export function TextPage() {
  const { title, layout, texts, sections } = useLoaderData<typeof readText>();
  const words = useWords(infoWords);
  const hasCards = layout === "cards";
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title, href: null }]} />
      <div className="information">
        <nav aria-label={words.pages}>
          <ul>
            {texts.map(({ name, title }) => (
              <li key={name}>
                <NavLink to={`/${name}`}>{title}</NavLink>
              </li>
            ))}
            <li>
              <Link to="/contact">{words.contact}</Link>
            </li>
          </ul>
        </nav>
        <article>
          <header className="page-head">
            <h1>{title}</h1>
          </header>
          <div className={hasCards ? "information-cards" : "information-text"}>
            {sections.map(({ heading, tokens }) => (
              <section key={heading} className={hasCards ? "panel" : undefined}>
                <h2>{heading}</h2>
                {inOrder(tokens, draw)}
              </section>
            ))}
          </div>
        </article>
        <Help />
      </div>
    </div>
  );
}

/** Who answers what the texts do not. */
function Help() {
  const words = useWords(infoWords);
  return (
    <aside className="panel information-help" aria-labelledby="help">
      <h2 id="help">{words.help}</h2>
      <p className="small muted">{words.helpHint}</p>
      <a className="information-phone num" href={`tel:${brand.phone}`}>
        {brand.phone}
      </a>
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <Link to="/track-order">{words.trackOrder}</Link>
    </aside>
  );
}

/** Children without keys: the texts never change while their page is there. */
function inOrder<Item>(items: readonly Item[] | undefined, draw: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...(items ?? []).map(draw));
}

/** A token of the kinds that the build lets through (markdown.vite.ts). */
function draw(token: Token): ReactNode {
  const { type, text, tokens, href = "" } = token;
  if (type === "paragraph") return <p>{inOrder(tokens, draw)}</p>;
  if (type === "list") return createElement(token.ordered ? "ol" : "ul", null, inOrder(token.items, draw));
  if (type === "list_item") return <li>{inOrder(tokens, draw)}</li>;
  if (type === "table") return <Table {...token} />;
  if (type === "strong") return <strong>{inOrder(tokens, draw)}</strong>;
  if (type === "link") return href.startsWith("/") ? <Link to={href}>{text}</Link> : <a href={href}>{text}</a>;
  // The text of a list's item has tokens of its own.
  return tokens ? inOrder(tokens, draw) : <Sentence>{text}</Sentence>;
}

function Table({ header, rows }: Pick<Token, "header" | "rows">) {
  return (
    <table>
      <thead>
        <tr>
          {inOrder(header, ({ tokens }) => (
            <th scope="col">{inOrder(tokens, draw)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(rows, (row) => (
          <tr>
            {inOrder(row, ({ tokens }) => (
              <td>{inOrder(tokens, draw)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
