/** An order's products in a form's field, `5x2,8x1`: ids and pieces (order-again.tsx). */
import { z } from "zod";
import { MAX_LINES } from "#bff/domain/cart.ts";
import { MAX_QUANTITY } from "#bff/domain/stock.ts";

interface OrderedLine {
  id: number;
  quantity: number;
}

const line = z
  .string()
  .regex(/^[1-9]\d{0,9}x[1-9]\d{0,3}$/)
  .transform((text): OrderedLine => {
    const [id = 0, quantity = 0] = text.split("x").map(Number);
    return { id, quantity: Math.min(quantity, MAX_QUANTITY) };
  });

/** No more lines than a cart holds. */
export const orderedLines = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(line).min(1).max(MAX_LINES));
