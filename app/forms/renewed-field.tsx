import { Field, type FieldProps } from "#app/components/ui/field.tsx";
import { useRenewed } from "#app/components/ui/use-renewed.ts";

/**
 * A field of a form that stays on the page after submitting: it then shows the stored value, unless the shopper has
 * typed since.
 */
export function RenewedField({ renewed, ...rest }: FieldProps & { renewed?: unknown }) {
  return <Field {...rest} inputRef={useRenewed(rest.defaultValue, { renewed })} />;
}
