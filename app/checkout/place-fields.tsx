import { type ChangeEvent, useEffect, useState } from "react";
import { ChangeButton } from "#app/components/change-button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import type { FormField } from "#app/forms/form-fields.tsx";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { deliveryWords } from "#app/words/delivery.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import type { ShippingView } from "#bff/views/checkout.ts";

/**
 * District and khoroo. How many khoroos there are depends on the district, and the delivery fee on both: without
 * JavaScript a button sends the form, which comes back with the right khoroos and fee; with it a change does the same.
 */
export function PlaceFields({
  districts,
  district,
  khoroo,
}: {
  districts: ShippingView["districts"];
  district: FormField;
  khoroo: FormField;
}) {
  const words = useWords(checkoutWords);
  const { khorooNumber } = useWords(deliveryWords);
  const langOf = useLangOf();
  const [chosen, choose] = useState(district.defaultValue);
  // A district that was chosen before the script was loaded fired no event that we could observe.
  useEffect(() => {
    const field = document.getElementById(district.id);
    if (field instanceof HTMLSelectElement) choose(field.value);
  }, [district.id]);
  const count = districts.find(({ id }) => String(id) === chosen)?.khoroos ?? 0;
  const send = (event: ChangeEvent<HTMLSelectElement>) => {
    const { form, name, value } = event.currentTarget;
    if (name === "district") choose(value);
    form?.querySelector<HTMLButtonElement>("button[value=place]")?.click();
  };
  return (
    <div className="form-grid place-fields">
      {/* The district whose khoroos are offered; khoroos of another one are refused (`withoutOtherKhoroo`). */}
      <input type="hidden" name="khorooOf" value={chosen} />
      <SelectField
        {...district}
        label={words.district}
        mark="*"
        onChange={send}
        autoComplete="address-level2"
        aria-required="true"
      >
        <option value="">{words.districtChoose}</option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id} lang={langOf(name)}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <SelectField
          // Another district has other khoroos, so the choice is reset.
          key={chosen}
          {...khoroo}
          defaultValue={chosen === district.defaultValue ? khoroo.defaultValue : ""}
          label={words.khoroo}
          mark="*"
          onChange={send}
          autoComplete="address-level3"
          aria-required="true"
        >
          <option value="">{words.khorooChoose}</option>
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {interpolate(khorooNumber, { number })}
            </option>
          ))}
        </SelectField>
        <ChangeButton value="place">{words.showKhoroos}</ChangeButton>
      </div>
    </div>
  );
}
