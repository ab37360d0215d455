import type { LinksFunction } from "@remix-run/cloudflare";
import { Link, NavLink, useLoaderData } from "@remix-run/react";
import { createElement, Fragment, type ReactNode } from "react";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { Sentence } from "#app/words/catalogue-text.tsx";
import { informationWords } from "#app/words/information.ts";
import { useWords } from "#app/words/use-words.ts";
import styles from "./information.css?url";
import type { readInformation } from "./read-information.server.ts";
import type { Block, Inline } from "./text.ts";

/** Their own stylesheet: no other page is made to load it. */
export const informationLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** An information page: its sections as text or as cards, and links to the others. */
export function InformationPage() {
  const { title, layout, pages, sections } = useLoaderData<typeof readInformation>();
  const words = useWords(informationWords);
  const hasCards = layout === "cards";
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title, href: null }]} />
      <div className="information">
        <nav aria-label={words.pages}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <NavLink to={`/${page}`}>{words[page]}</NavLink>
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
            {sections.map(({ heading, blocks }) => (
              <section key={heading} className={hasCards ? "panel" : undefined}>
                <h2>{heading}</h2>
                {inOrder(blocks, drawBlock)}
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
  const words = useWords(informationWords);
  const shop = useRootData()?.shell?.shop;
  if (!shop) return null;
  return (
    <aside className="panel information-help" aria-labelledby="help">
      <h2 id="help">{words.help}</h2>
      <p className="small muted">{words.helpHint}</p>
      <a className="information-phone num" href={`tel:${shop.phone}`}>
        {shop.phone}
      </a>
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
      <Link to="/track-order">{words.trackOrder}</Link>
    </aside>
  );
}

/** Children without keys: the texts never change while their page is there. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}

function drawBlock(block: Block): ReactNode {
  if (block.kind === "paragraph") return <p>{inOrder(block.content, drawInline)}</p>;
  if (block.kind === "list") {
    return createElement(block.ordered ? "ol" : "ul", null, inOrder(block.items, drawItem));
  }
  return (
    <table>
      <thead>
        <tr>
          {inOrder(block.head, (cell) => (
            <th scope="col">{inOrder(cell, drawInline)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(block.rows, (row) => (
          <tr>
            {inOrder(row, (cell) => (
              <td>{inOrder(cell, drawInline)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function drawItem(item: Inline[]): ReactNode {
  return <li>{inOrder(item, drawInline)}</li>;
}

function drawInline(part: Inline): ReactNode {
  if (typeof part === "string") return <Sentence>{part}</Sentence>;
  if ("strong" in part)
    return (
      <strong>
        <Sentence>{part.strong}</Sentence>
      </strong>
    );
  return part.href.startsWith("/") ? <Link to={part.href}>{part.text}</Link> : <a href={part.href}>{part.text}</a>;
}
