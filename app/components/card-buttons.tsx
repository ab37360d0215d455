import { oneClick } from "#app/forms/one-click.ts";
import { cardWords } from "#app/words/card.ts";
import { useWords } from "#app/words/use-words.ts";
import { AddButton } from "./product-buttons.tsx";
import { Icon } from "./ui/icon.tsx";

export interface CardButtonsProps {
  id: number;
  title: string;
  soldOut: boolean;
  /** Where the buttons lead back to, unless it is the product's own place. */
  anchor?: string | undefined;
  isCompared: boolean;
  isSaved: boolean;
}

/**
 * A card's three buttons. They are of the list's form (card-grid.tsx): the first names the product itself, since text
 * browsers know no `formaction` (Lynx); the others are sent elsewhere, and name it in their own addresses.
 */
export function CardButtons({ id, title, soldOut, anchor, isCompared, isSaved }: CardButtonsProps) {
  const words = useWords(cardWords);
  const at = anchor && `at=${anchor}`;
  const query = at ? `?id=${id}&${at}` : `?id=${id}`;
  return (
    <div className="card-buttons">
      <AddButton id={id} title={title} soldOut={soldOut} formAction={at && `/cart/lines?${at}`} />{" "}
      <CardButton
        action={`/compare${query}`}
        intent="compare"
        icon="compare"
        label={isCompared ? words.compared : words.compare}
        title={title}
        isChosen={isCompared}
      />{" "}
      <CardButton
        action={`/saved${query}`}
        intent={isSaved ? "remove" : "save"}
        icon="heart"
        label={isSaved ? words.saved : words.save}
        title={title}
        isChosen={isSaved}
      />
    </div>
  );
}

interface CardButtonProps {
  action: string;
  intent: string;
  icon: "compare" | "heart";
  label: string;
  /** The product's, for the button's name. */
  title: string;
  /** The product is already in the list, and the button says so. A second click on the heart removes it. */
  isChosen: boolean;
}

/** The stylesheet draws its icon, which a list would repeat for each card, until it is filled. */
function CardButton({ action, intent, icon, label, title, isChosen }: CardButtonProps) {
  return (
    <button
      type="submit"
      className={isChosen ? "icon-button is-chosen" : `icon-button drawn-${icon}`}
      formAction={action}
      name="intent"
      value={intent}
      aria-label={`${label}: ${title}`}
      aria-pressed={icon === "heart" ? isChosen : undefined}
      onClick={icon === "heart" ? oneClick : undefined}
      title={label}
    >
      {isChosen && <Icon name={icon} />}
    </button>
  );
}
