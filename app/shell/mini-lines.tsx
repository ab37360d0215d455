import { Link, useLocation } from "@remix-run/react";
import { offeredBy } from "#app/cart/removed-lines.ts";
import { useIsSumPending, usePendingForms } from "#app/forms/pending-forms.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useDelivery } from "#app/remix/document.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { clamp } from "#bff/rules/number.ts";
import { Picture } from "../components/picture.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { ShopperData } from "./shell-data.ts";
import { useShopper } from "./use-root-data.ts";

type Lines = ShopperData["cart"]["lines"];

/**
 * The lines of the header's cart. − and +, and the button that removes a line, are the cart's own actions; each says in
 * its address what it does, so that it works without JavaScript, and the shopper stays on their page. The cart's page
 * has its own controls; a document without scripts has none, since a browser drops what is pressed while a form is on
 * its way.
 */
export function MiniLines({ lines, remove }: { lines: Lines; remove: string | undefined }) {
  const { pathname, search } = useLocation();
  const pending = usePendingForms();
  const removed = offeredBy(useShopper()?.notices ?? []);
  const hasButtons = useDelivery().hasScripts && pathname !== "/cart";
  /** With what was pressed since the page's data. */
  const shownOf = ({ id, quantity, most }: Lines[number]) =>
    clamp(quantity + pending.reduce((sum, { action }) => sum + stepIn(action, id), 0), 1, most);
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
    <PostForm action="/cart/lines" navigate={false}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="removed" value={removed} />
      <ul className="mini-lines">{items}</ul>
    </PostForm>
  );
}

/** @param shown the quantity with what was pressed since the page's data */
function LineButtons({ line, shown, remove }: { line: Lines[number]; shown: number; remove: string | undefined }) {
  const ui = useWords(uiWords);
  const { id, title, most } = line;
  const addressOf = (fields: Record<string, string>) =>
    `/cart/lines?${new URLSearchParams({ ...fields, id: String(id), model: title })}`;
  const step = (by: 1 | -1, name: "less" | "more") => {
    const wished = clamp(shown + by, 1, most);
    const address = addressOf({ intent: "set", [`quantity${id}`]: String(wished), step: String(by) });
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

/** By how many pieces a button of − or + changes a line, by the address that it posts to. */
function stepIn(action: string, id: number): number {
  const fields = new URLSearchParams(action.replace(/^[^?]*/, ""));
  return fields.get("id") === String(id) ? Number(fields.get("step")) : 0;
}
