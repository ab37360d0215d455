import { Link } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import { Picture } from "../components/picture.tsx";
import { LinkButton } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { ShellData } from "./shell-data.ts";

/** The cart in the header: how much is in it, and its lines when it is opened. */
export function CartMenu({ cart: { count, total, lines } }: { cart: ShellData["cart"] }) {
  const words = useWords("shell");
  const shown = `${count.count}${count.over ? "+" : ""}`;
  const isEmpty = count.count === 0;
  return (
    <details className="popup cart-menu" data-popup>
      <summary title={words.cart}>
        <span className="cart-icon">
          <Icon name="cart" />
          {!isEmpty && (
            <span className="cart-count num" aria-hidden="true">
              {shown}
            </span>
          )}
        </span>
        <span className="visually-hidden">
          {words.cart}: {interpolate(words.cartCount, { count: shown })}
        </span>{" "}
        {total !== null && <span className="cart-total num">{formatTugrik(total)}</span>}
      </summary>
      <div className="popup-panel">
        {isEmpty ? (
          <p className="muted">{words.cartEmpty}</p>
        ) : (
          <>
            <ul className="mini-lines">
              {lines.map(({ id, title, quantity, unitPrice, picture }) => (
                <li key={id}>
                  <Picture
                    className="tile-picture"
                    picture={picture}
                    sizes="64px"
                    alt=""
                    width={64}
                    height={64}
                    loading="lazy"
                  />
                  <Link to={`/single-product/${id}`}>{title}</Link>
                  <span className="num small">
                    {quantity} × {formatTugrik(unitPrice)}
                  </span>
                </li>
              ))}
            </ul>
            {total === null ? (
              <p className="small muted">{words.cartTotalUnknown}</p>
            ) : (
              <p className="mini-total">
                <span>{words.cartTotal}</span>
                <strong className="num">{formatTugrik(total)}</strong>
              </p>
            )}
            <p className="mini-buttons">
              <LinkButton to="/cart" variant="secondary">
                {words.view}
              </LinkButton>
              <LinkButton to="/shipping">{words.buy}</LinkButton>
            </p>
          </>
        )}
      </div>
    </details>
  );
}
