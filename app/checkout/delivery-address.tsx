import { Parts } from "#app/components/parts.tsx";
import type { Words } from "#app/words/bilingual.ts";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import type { checkoutWords } from "#app/words/checkout.ts";
import { interpolate } from "#app/words/interpolate.ts";
import type { DeliveryAddress as Address } from "#bff/domain/delivery-address.ts";

/** Where an order goes, to whom, and how to reach them: the same on the confirm page and on the order's own. */
export function DeliveryAddress({
  address,
  words,
}: {
  address: Address;
  words: Pick<Words<typeof checkoutWords>, "register" | "khorooNumber">;
}) {
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
