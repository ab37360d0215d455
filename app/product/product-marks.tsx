import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { oneClick } from "#app/forms/one-click.ts";
import { useSavedAndCompared } from "#app/products/use-saved-and-compared.ts";
import { cardWords } from "#app/words/card.ts";
import { useWords } from "#app/words/use-words.ts";

/** The buttons of a product's form that save it and compare it; each says whether that is done already. */
export function ProductMarks({ id }: { id: number }) {
  const words = useWords(cardWords);
  const { compared, saved } = useSavedAndCompared();
  const [isCompared, isSaved] = [compared.includes(id), saved.includes(id)];
  return (
    <div className="cluster">
      <Button
        className={isSaved ? "is-chosen" : undefined}
        formAction="/saved"
        name="intent"
        value={isSaved ? "remove" : "save"}
        aria-pressed={isSaved}
        onClick={oneClick}
        variant="quiet"
        size="small"
      >
        <Icon name="heart" />
        <span>{isSaved ? words.saved : words.save}</span>
      </Button>{" "}
      <Button
        className={isCompared ? "is-chosen" : undefined}
        formAction="/compare"
        name="intent"
        value="compare"
        variant="quiet"
        size="small"
      >
        <Icon name="compare" />
        <span>{isCompared ? words.compared : words.compare}</span>
      </Button>
    </div>
  );
}
