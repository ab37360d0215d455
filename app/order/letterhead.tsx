import * as brand from "#app/brand.ts";
import { Parts } from "#app/components/parts.tsx";
import { Logo } from "#app/shell/logo.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { orderWords } from "#app/words/order.ts";
import { useWords } from "#app/words/use-words.ts";
import type { OrderStatus } from "#bff/rules/order.ts";

/** Sender and kind (invoice or receipt) of an order on paper; on a screen the page's header shows the sender. */
export function Letterhead({ status }: { status: OrderStatus | null }) {
  const words = useWords(orderWords);
  return (
    <div className="letterhead" hidden>
      <Logo />
      <p>
        <b>
          <CatalogueText>{brand.company}</CatalogueText>
        </b>
        <br />
        <CatalogueText>{brand.address}</CatalogueText>
        <Parts>
          {brand.phone}
          {brand.email}
        </Parts>
      </p>
      {status && status !== "expired" && (
        <p className="letterhead-kind">{status === "pending" ? words.invoice : words.receipt}</p>
      )}
    </div>
  );
}
