import { useShopper } from "#app/shell/use-root-data.ts";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";

/**
 * Says for which customer the form's page was made, where the browser itself posts it: the page may stay open while
 * another one signs in in the next tab (decision 0170). Only for pages that are rendered for their request.
 */
export function PressedBy() {
  const mark = useShopper()?.user?.mark;
  return mark && <input type="hidden" name={PRESSED_BY} value={mark} />;
}
