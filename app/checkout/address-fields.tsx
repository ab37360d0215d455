import { EMAIL_INPUT, Field, PHONE_INPUT, TextAreaField } from "#app/components/ui/field.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import type { FormField } from "#app/forms/form-fields.tsx";
import { RenewedField } from "#app/forms/renewed-field.tsx";
import { checkoutWords } from "#app/words/checkout.ts";
import { deliveryWords } from "#app/words/delivery.ts";
import { useWords } from "#app/words/use-words.ts";
import { MAX_DRAFT_LENGTHS } from "#bff/rules/delivery-address.ts";
import { PlaceFields } from "./place-fields.tsx";
import { PlaceFinder } from "./place-finder.tsx";
import type { ShippingData } from "./read-shipping.server.ts";

/**
 * What the address form's fields start with.
 * @param known as typed before, else as on file
 */
export function addressStart(known: ShippingData["form"]) {
  return {
    personal: known.personal ? "person" : "organisation",
    name: known.name,
    phone: known.phone,
    phone2: known.phone2,
    email: known.email,
    register: known.register,
    district: String(known.district ?? ""),
    khoroo: String(known.khoroo ?? ""),
    more: known.more,
    w3w: known.w3w,
    newSignIn: "",
  };
}

type AddressFields = Record<keyof ReturnType<typeof addressStart>, FormField>;

/** The fields that can be invalid, in the order of the page. */
export const checkedFields = (fields: AddressFields): FormField[] => [
  fields.name,
  fields.phone,
  fields.phone2,
  fields.register,
  fields.email,
  fields.district,
  fields.khoroo,
  fields.more,
  fields.w3w,
];

const REQUIRED = { mark: "*", "aria-required": true } as const;

/** A field that is typed into, as long as a draft of it may be. */
const typed = <Name extends keyof typeof MAX_DRAFT_LENGTHS>(fields: Pick<AddressFields, Name>, name: Name) => ({
  ...fields[name],
  maxLength: MAX_DRAFT_LENGTHS[name],
});

/** Who receives the order. A person is asked for a second phone, an organisation for its register number. */
export function RecipientFields({ fields, ownEmail }: { fields: AddressFields } & Pick<ShippingData, "ownEmail">) {
  const words = useWords(checkoutWords);
  const delivery = useWords(deliveryWords);
  return (
    <>
      <RadioCards
        name="personal"
        id={fields.personal.id}
        legend={delivery.receiver}
        row
        choices={[
          { value: "person", label: delivery.person },
          { value: "organisation", label: delivery.organisation },
        ]}
        defaultValue={fields.personal.defaultValue}
      />
      <div className="form-grid">
        <Field {...typed(fields, "name")} {...REQUIRED} type="text" label={words.name} autoComplete="name" />
        <Field {...typed(fields, "phone")} {...REQUIRED} {...PHONE_INPUT} label={words.phone} autoComplete="tel" />
        <Field
          {...typed(fields, "phone2")}
          {...PHONE_INPUT}
          frameClassName="for-person"
          label={words.phone2}
          mark={words.optional}
          autoComplete="off"
        />
        <Field
          {...typed(fields, "register")}
          type="text"
          frameClassName="for-organisation"
          label={delivery.register}
          mark="*"
          inputMode="numeric"
          autoComplete="off"
        />
        <EmailFields email={fields.email} newSignIn={fields.newSignIn} ownEmail={ownEmail} />
      </div>
    </>
  );
}

/** The e-mail; another one than the customer signs in with needs their consent. */
function EmailFields({
  email,
  newSignIn,
  ownEmail,
}: Pick<AddressFields, "email" | "newSignIn"> & Pick<ShippingData, "ownEmail">) {
  const words = useWords(checkoutWords);
  const isOtherEmail = ownEmail !== "" && email.defaultValue.trim().toLowerCase() !== ownEmail.toLowerCase();
  return (
    <>
      <Field
        {...typed({ email }, "email")}
        {...REQUIRED}
        {...EMAIL_INPUT}
        frameClassName="full"
        label={words.email}
        autoComplete="email"
        hint={ownEmail === "" ? undefined : words.emailHint}
      />
      {isOtherEmail && (
        <label className="check full">
          <input type="checkbox" name="newSignIn" value="yes" defaultChecked={newSignIn.defaultValue === "yes"} />
          {words.emailYes}
        </label>
      )}
    </>
  );
}

/** Where the order goes: district and khoroo, the address in detail, the three words. */
export function DestinationFields({
  fields,
  districts,
  point,
  tiles,
}: { fields: AddressFields } & Pick<ShippingData, "districts" | "point" | "tiles">) {
  const words = useWords(checkoutWords);
  const { w3w } = useWords(deliveryWords);
  return (
    <>
      <PlaceFields districts={districts} district={fields.district} khoroo={fields.khoroo} />
      <TextAreaField
        {...typed(fields, "more")}
        {...REQUIRED}
        label={words.more}
        hint={words.moreHint}
        rows={3}
        autoComplete="street-address"
      />
      <RenewedField
        {...typed(fields, "w3w")}
        type="text"
        label={w3w}
        mark={words.optional}
        placeholder={words.w3wPlaceholder}
        autoComplete="off"
        renewed={point}
      />
      <PlaceFinder point={point} tiles={tiles} />
    </>
  );
}
