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
        <b>{address.name}</b>
        {!address.personal && (
          <>
            {" "}
            · {words.register} {address.register}
          </>
        )}
      </p>
      <p>
        {address.district}, {interpolate(words.khorooNumber, { number: address.khoroo })}, {address.more}
        {address.w3w && <> · {address.w3w}</>}
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
