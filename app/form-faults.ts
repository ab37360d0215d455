import type { FieldFault } from "./components/ui/error-summary.tsx";

interface FieldState {
  id: string;
  errors?: string[] | undefined;
}

/** The faults of a form's fields in their order, for the summary on top of it. */
export function faultsOf(fields: readonly FieldState[]): FieldFault[] {
  return fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, message: errors[0] }] : []));
}
