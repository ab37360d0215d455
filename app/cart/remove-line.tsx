import { RemoveButton } from "#app/components/product-buttons.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cartWords } from "#app/words/cart.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";

/**
 * Removes a line, or saves its product for later: buttons of the cart's form, so that quantities typed in other lines
 * are sent with them.
 */
export function RemoveLine({ id, title }: { id: number; title: string }) {
  const words = useWords(cartWords);
  const action = `/cart?${new URLSearchParams({ id: String(id), model: title })}`;
  return (
    <div className="cart-line-remove">
      <Button
        variant="quiet"
        size="small"
        name="intent"
        value="later"
        formAction={action}
        aria-label={interpolate(words.laterItem, { title })}
      >
        <Icon name="heart" />
        {words.later}
      </Button>
      <RemoveButton formAction={action} aria-label={interpolate(words.removeItem, { title })}>
        {words.remove}
      </RemoveButton>
    </div>
  );
}
