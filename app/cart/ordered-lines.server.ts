/** An order's products in a form's field, `5x2,8x1`: ids and pieces (order-again.tsx). */
import { z } from "zod";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { ID_DIGITS } from "#bff/rules/ids.ts";
import { MAX_QUANTITY, QUANTITY_DIGITS } from "#bff/rules/stock.ts";

interface OrderedLine {
  id: number;
  quantity: number;
}

const line = z
  .string()
  .regex(new RegExp(`^${ID_DIGITS}x${QUANTITY_DIGITS}$`))
  .transform((text): OrderedLine => {
    const [id = 0, quantity = 0] = text.split("x").map(Number);
    return { id, quantity: Math.min(quantity, MAX_QUANTITY) };
  });

/** No more lines than a cart holds. */
export const orderedLines = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(line).min(1).max(MAX_LINES));
