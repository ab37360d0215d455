import { useShopper } from "#app/shell/use-root-data.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";

/**
 * Says for which customer the form's page was made, where the browser itself posts it: the page may stay open while
 * another one signs in in the next tab (decision 0170). Only for pages that are rendered for their request.
 */
export function CustomerTagField() {
  const tag = useShopper()?.user?.customerTag;
  return tag && <input type="hidden" name={CUSTOMER_TAG} value={tag} />;
}
