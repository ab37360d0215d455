import { Parts } from "#app/components/parts.tsx";
import { CatalogueText } from "#app/i18n/catalogue-text.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { Logo } from "#app/shell/logo.tsx";

/** The sender, above an order on paper; on a screen the page's header shows it. */
export function Letterhead({
  shop,
  isInvoice,
}: {
  shop: { name: string; phone: string; email: string; address: string };
  /** The order is still to be paid. */
  isInvoice: boolean;
}) {
  const words = useWords("order");
  return (
    <div className="letterhead" hidden>
      <Logo name={shop.name} />
      <p>
        <CatalogueText>{shop.address}</CatalogueText>
        <Parts>
          {shop.phone}
          {shop.email}
        </Parts>
      </p>
      {isInvoice && <p className="letterhead-kind">{words.invoice}</p>}
    </div>
  );
}
