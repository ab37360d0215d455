import { Parts } from "#app/components/parts.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { deliveryWords } from "#app/words/delivery.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import type { DeliveryAddress as Address } from "#bff/rules/delivery-address.ts";

/** Where an order goes, to whom, and how to reach them: the same on the confirm page and on the order's own. */
export function DeliveryAddress({ address }: { address: Address }) {
  const words = useWords(deliveryWords);
  return (
    <>
      <p>
        <Parts>
          <b>
            <CatalogueText>{address.name}</CatalogueText>
          </b>
          {!address.personal && `${words.register} ${address.register}`}
        </Parts>
      </p>
      <p>
        <Parts>
          <span>
            <CatalogueText>{address.district}</CatalogueText>,{" "}
            {interpolate(words.khorooNumber, { number: address.khoroo })}, <CatalogueText>{address.more}</CatalogueText>
          </span>
          {address.w3w && <CatalogueText>{address.w3w}</CatalogueText>}
          {address.point && <span className="num nowrap">{address.point}</span>}
        </Parts>
      </p>
      <p className="muted">
        <Parts>
          {address.phone}
          {address.personal && address.phone2}
          {address.email}
        </Parts>
      </p>
    </>
  );
}
