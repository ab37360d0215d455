import { Button } from "#app/components/ui/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { orderWords } from "#app/words/order.ts";
import { useWords } from "#app/words/use-words.ts";
import { IDEMPOTENCY_FIELD } from "#bff/rules/idempotency-key.ts";
import type { OrderView } from "#bff/views/order.ts";

/**
 * Adds an order's products to the cart, whose page shows current prices and stock.
 * @param idempotencyKey new for each page: two presses of one page are one
 */
export function OrderAgain({ lines, idempotencyKey }: Pick<OrderView, "lines"> & { idempotencyKey: string }) {
  const words = useWords(orderWords);
  if (lines.length === 0) return null;
  return (
    <PostForm action="/cart/lines" navigate={false} className="no-print">
      <input type="hidden" name="lines" value={lines.map(({ id, quantity }) => `${id}x${quantity}`).join()} />
      <input type="hidden" name={IDEMPOTENCY_FIELD} value={idempotencyKey} />
      <div className="button-row">
        <Button variant="secondary" name="intent" value="again" aria-describedby="again">
          {words.again}
        </Button>
      </div>
      <p className="small muted apart" id="again">
        {words.againHint}
      </p>
    </PostForm>
  );
}
