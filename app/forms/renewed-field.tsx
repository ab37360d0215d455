import { Field, type FieldProps } from "#app/components/ui/field.tsx";
import { useRenewed } from "#app/components/ui/use-renewed.ts";

/**
 * A field of a form that stays after it was sent: it then shows what was kept, unless something was typed meanwhile.
 */
export function RenewedField({ renewed, ...rest }: FieldProps & { renewed?: unknown }) {
  return <Field {...rest} inputRef={useRenewed(rest.defaultValue, { renewed })} />;
}
