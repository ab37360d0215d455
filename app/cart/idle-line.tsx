import { Link } from "@remix-run/react";
import { Parts } from "#app/components/parts.tsx";
import { Picture } from "#app/components/picture.tsx";
import { cartWords } from "#app/words/cart.ts";
import { cartChangesWords } from "#app/words/cart-changes.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { CartLines } from "#bff/views/cart.ts";
import { LineChanges } from "./changes.tsx";
import { RemoveLine } from "./remove-line.tsx";

/**
 * A line whose product cannot be sold now, or whose data are unavailable: what is known of it, and the button that
 * removes it.
 */
export function IdleLine({ line }: { line: CartLines["unsold"][number] }) {
  const words = useWords(cartWords);
  const { unnamed } = useWords(cartChangesWords);
  const title = line.title ?? interpolate(unnamed, { id: line.id });
  return (
    <li className="cart-line" id={`p-${line.id}`}>
      <Link to={line.href} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} sizes="120px" width={120} height={120} loading="lazy" alt="" />
      </Link>
      <div className="cart-line-text">
        <h2>
          <Link to={line.href}>
            <CatalogueText>{title}</CatalogueText>
          </Link>
        </h2>
        {line.colour && (
          <p className="small muted">
            {words.colour}: <CatalogueText>{line.colour}</CatalogueText>
          </p>
        )}
        <p className="small muted num">
          <Parts>
            {`${words.quantity}: ${line.quantity}`}
            {line.lastPrice !== null && interpolate(words.lastPrice, { price: formatTugrik(line.lastPrice) })}
          </Parts>
        </p>
        <LineChanges changes={line.changes} />
      </div>
      <RemoveLine id={line.id} title={title} />
    </li>
  );
}
