/** The cart's form: every button of its page belongs to it, so that quantities typed in the lines are sent with it. */
export const CART_FORM = "cart-form";

/**
 * Enter submits a form by its first button in document order: this hidden one precedes another button of the form that
 * is above it.
 */
export function EnterButton() {
  return <button type="submit" form={CART_FORM} hidden name="intent" value="set" />;
}
