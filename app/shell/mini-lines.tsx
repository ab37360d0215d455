import { Link } from "@remix-run/react";
import { useIsSumPending } from "#app/forms/pending-forms.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { formatTugrik } from "#bff/rules/money.ts";
import { Picture } from "../components/picture.tsx";
import type { ShopperData } from "./shell-data.ts";

type Lines = ShopperData["cart"]["lines"];

/** The lines of the header's cart: what is in it, and what it costs. The cart's page changes them. */
export function MiniLines({ lines }: { lines: Lines }) {
  return (
    <ul className="mini-lines">
      {lines.map((line) => (
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
          <LineSum line={line} />
        </li>
      ))}
    </ul>
  );
}

/** What a line costs, and how that comes about where it is several pieces. */
function LineSum({ line: { id, quantity, unitPrice } }: { line: Lines[number] }) {
  return (
    <span className="mini-line-sum num small" aria-busy={useIsSumPending(id) || undefined}>
      {quantity > 1 && <span className="muted nowrap">{`${quantity} × ${formatTugrik(unitPrice)}`}</span>}{" "}
      <strong className="nowrap">{formatTugrik(unitPrice * quantity)}</strong>
    </span>
  );
}
