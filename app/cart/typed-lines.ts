/**
 * What a form of the cart's page says of the lines: the action reads it, and the page while the form is on its way.
 */
import type { PendingForm } from "#app/forms/pending-forms.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { ID_DIGITS } from "#bff/rules/ids.ts";
import { clamp } from "#bff/rules/number.ts";
import { parseQuantity } from "#bff/rules/quantity.ts";

/** A quantity field of the cart's form, or a press of − or + beside it, which counts from what the cart holds. */
export interface TypedLine {
  id: number;
  text: string;
  step?: 1 | -1 | undefined;
}

const LINE_FIELD = new RegExp(`^quantity(${ID_DIGITS})$`);

/**
 * The lines to set: the one whose own button was pressed, and those whose text was changed. A field that still holds
 * what its page showed (`were`) is skipped: another tab may have set its line since. − or + beside a number that was
 * typed counts from that number.
 * @param fields of the form, and what its button's address adds
 */
export function typedLines(fields: Record<string, unknown>): TypedLine[] {
  /** Quantities by product, `id.quantity` with `_` between them. */
  const were = String(fields.were ?? "").split("_", MAX_LINES);
  const shown = new Map(were.map((line) => line.split(".", 2) as [id: string, quantity: string]));
  const step: TypedLine["step"] = fields.step === "1" ? 1 : fields.step === "-1" ? -1 : undefined;
  return Object.entries(fields)
    .flatMap(([name, text]): TypedLine[] => {
      const line = LINE_FIELD.exec(name)?.[1];
      if (!line || typeof text !== "string") return [];
      const id = Number(line);
      const isOwn = line === fields.id;
      const isTyped = text.trim() !== shown.get(line);
      if (!isOwn && !isTyped) return [];
      if (!isOwn || !step) return [{ id, text }];
      const typed = isTyped ? parseQuantity(text) : null;
      if (typed !== null) return [{ id, text: String(Math.max(typed + step, 1)) }];
      return [isTyped ? { id, text } : { id, text, step }];
    })
    .slice(0, MAX_LINES);
}

/**
 * A line's quantity with the presses of its − and + that are on their way. A number that was typed stands in its field.
 * @param line as the page's data have it
 * @param pending in the order of the presses
 */
export function quantityWith(
  line: { id: number; quantity: number; maxQuantity: number },
  pending: readonly PendingForm[],
): number {
  return pending.reduce((quantity, { action, fields }) => {
    const address = new URLSearchParams(action.split("?")[1]);
    if (!address.has("step") || address.get("id") !== String(line.id)) return quantity;
    const sent = typedLines(Object.fromEntries([...fields, ...address])).find(({ id }) => id === line.id);
    const wished = sent?.step ? quantity + sent.step : (parseQuantity(sent?.text ?? "") ?? quantity);
    return clamp(wished, 1, line.maxQuantity);
  }, line.quantity);
}
