import { Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { useDelivery } from "#app/remix/document.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { useIsSumPending, useWrites } from "#app/writes/writes.tsx";
import { formatTugrik } from "#bff/rules/money.ts";
import { clamp } from "#bff/rules/number.ts";
import { Picture } from "../components/picture.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { ShellData } from "./shell-data.ts";

type Lines = ShellData["cart"]["lines"];

/**
 * The lines of the header's cart. − and +, and the button that removes a line, are the cart's own actions; each says in
 * its address what it does, so that it works without JavaScript, and the shopper stays on their page. The cart's page
 * has its own controls; a document without scripts has none, since a browser drops what is pressed while a form is on
 * its way.
 */
export function MiniLines({ lines, remove }: { lines: Lines; remove: string | undefined }) {
  const { pathname, search } = useLocation();
  const pressed = usePressed(lines);
  const hasButtons = useDelivery().hasScripts && pathname !== "/cart";
  const shownOf = ({ id, quantity }: Lines[number]) => pressed.get(id) ?? quantity;
  const items = lines.map((line) => (
    <li key={line.id}>
      <Picture
        className="tile-picture"
        picture={line.picture}
        sizes="64px"
        alt=""
        width={64}
        height={64}
        loading="lazy"
      />
      <Link to={`/single-product/${line.id}`}>
        <CatalogueText>{line.title}</CatalogueText>
      </Link>
      {hasButtons && <LineButtons line={line} remove={remove} shown={shownOf(line)} />}
      <LineSum line={line} quantity={shownOf(line)} />
    </li>
  ));
  if (!hasButtons) return <ul className="mini-lines">{items}</ul>;
  return (
    <PostForm action="/cart">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <ul className="mini-lines">{items}</ul>
    </PostForm>
  );
}

/** @param shown the quantity with what was pressed since the page's data */
function LineButtons({ line, shown, remove }: { line: Lines[number]; shown: number; remove: string | undefined }) {
  const ui = useWords(uiWords);
  const { id, title, quantity, most } = line;
  const addressOf = (fields: Record<string, string>) =>
    `/cart?${new URLSearchParams({ ...fields, id: String(id), model: title })}`;
  const step = (by: 1 | -1, name: "less" | "more") => {
    const wished = clamp(shown + by, 1, most);
    const address = addressOf({
      intent: "set",
      [`quantity${id}`]: String(wished),
      were: `${id}.${quantity}`,
      sent: `${id}.${shown}`,
      ...(wished === shown ? {} : { step: String(by) }),
    });
    return (
      <button
        type="submit"
        formAction={address}
        aria-label={`${ui[name]}: ${title}`}
        aria-disabled={wished === shown || undefined}
      >
        <Icon name={name === "less" ? "minus" : "plus"} />
      </button>
    );
  };
  return (
    <span className="mini-line-buttons">
      <span className="quantity">
        {step(-1, "less")}
        <span className="num">{shown}</span>
        {step(1, "more")}
      </span>
      <button
        type="submit"
        className="button button-quiet button-small"
        formAction={addressOf({ intent: "remove" })}
        aria-label={`${remove}: ${title}`}
      >
        <Icon name="trash" />
      </button>
      {shown === most && <span className="small muted">{interpolate(ui.most, { max: most })}</span>}
    </span>
  );
}

/** What a line costs, and how that comes about where it is several pieces. */
function LineSum({ line: { id, unitPrice }, quantity }: { line: Lines[number]; quantity: number }) {
  return (
    <span className="mini-line-sum num small" aria-busy={useIsSumPending(id) || undefined}>
      {quantity > 1 && <span className="muted nowrap">{`${quantity} × ${formatTugrik(unitPrice)}`}</span>}{" "}
      <strong className="nowrap">{formatTugrik(unitPrice * quantity)}</strong>
    </span>
  );
}

/** Quantities as pressed here, by product, until the page's own data are newer. */
function usePressed(lines: Lines): ReadonlyMap<number, number> {
  const { waiting, lost } = useWrites();
  const pressed = useRef({ lines, quantities: new Map<number, number>() });
  if (pressed.current.lines !== lines || lost.length > 0) pressed.current = { lines, quantities: new Map() };
  for (const { action } of waiting) {
    const [, id, quantity] = /[?&]quantity(\d+)=(\d+)/.exec(action) ?? [];
    if (id) pressed.current.quantities.set(Number(id), Number(quantity));
  }
  return pressed.current.quantities;
}
