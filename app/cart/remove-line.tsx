import { RemoveButton } from "#app/components/product-buttons.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";

/** Removes a line: a button of the cart's form, so that quantities typed in other lines are sent with it. */
export function RemoveLine({ id, title }: { id: number; title: string }) {
  const words = useWords("cart");
  return (
    <div className="cart-line-remove">
      <RemoveButton
        formAction={`/cart?${new URLSearchParams({ id: String(id), model: title })}`}
        aria-label={interpolate(words.removeItem, { title })}
      >
        {words.remove}
      </RemoveButton>
    </div>
  );
}
