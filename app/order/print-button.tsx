import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";

/** Opens the browser's print dialog. Without JavaScript the browser's own menu does. */
export function PrintButton() {
  const { print } = useWords("order");
  return (
    <Button type="button" variant="secondary" className="needs-script" onClick={() => window.print()}>
      {print}
    </Button>
  );
}
