import { CatalogueText } from "#app/i18n/catalogue-text.tsx";
import { interpolate, type Words } from "#app/i18n/words.ts";
import type { DeliveryAddress as Address } from "#bff/domain/delivery-address.ts";

/** Where an order goes, to whom, and how to reach them: the same on the confirm page and on the order's own. */
export function DeliveryAddress({
  address,
  words,
}: {
  address: Address;
  words: Pick<Words["checkout"], "register" | "khorooNumber">;
}) {
  return (
    <>
      <p>
        <b>
          <CatalogueText>{address.name}</CatalogueText>
        </b>
        {!address.personal && (
          <>
            {" "}
            · {words.register} {address.register}
          </>
        )}
      </p>
      <p>
        <CatalogueText>{address.district}</CatalogueText>, {interpolate(words.khorooNumber, { number: address.khoroo })}
        , <CatalogueText>{address.more}</CatalogueText>
        {address.w3w && (
          <>
            {" "}
            · <CatalogueText>{address.w3w}</CatalogueText>
          </>
        )}
        {address.point && (
          <>
            {" "}
            · <span className="num nowrap">{address.point}</span>
          </>
        )}
      </p>
      <p className="muted">
        {[address.phone, address.personal ? address.phone2 : "", address.email].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}
