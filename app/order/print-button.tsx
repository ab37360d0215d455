import { Button } from "#app/components/ui/button.tsx";
import { orderWords } from "#app/words/order.ts";
import { useWords } from "#app/words/use-words.ts";

/** Opens the browser's print dialog. Without JavaScript the browser's own menu does. */
export function PrintButton() {
  const { print } = useWords(orderWords);
  return (
    <Button type="button" variant="secondary" className="needs-script" onClick={() => window.print()}>
      {print}
    </Button>
  );
}
