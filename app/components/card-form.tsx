import { useLocation } from "@remix-run/react";
import { oneClick } from "#app/forms/one-click.ts";
import { cardWords } from "#app/words/card.ts";
import { useWords } from "#app/words/use-words.ts";
import { useMarks } from "../products/use-marks.ts";
import { AddButton, ProductForm } from "./product-buttons.tsx";
import { Icon } from "./ui/icon.tsx";

interface CardFormProps {
  id: number;
  title: string;
  soldOut: boolean;
  anchor?: string | undefined;
}

/** One form with three buttons, each with its own `formaction`; each leads back to this card. */
export function CardForm({ id, title, soldOut, anchor }: CardFormProps) {
  const words = useWords(cardWords);
  const { pathname, search } = useLocation();
  const { isCompared, isSaved } = useMarks(id);
  return (
    <ProductForm className="card-form" id={id} page={pathname + search} anchor={anchor}>
      <AddButton title={title} soldOut={soldOut} />{" "}
      <CardButton
        action="/compare"
        intent="compare"
        icon="compare"
        label={isCompared ? words.compared : words.compare}
        title={title}
        isChosen={isCompared}
      />{" "}
      <CardButton
        action="/saved"
        intent={isSaved ? "remove" : "save"}
        icon="heart"
        label={isSaved ? words.saved : words.save}
        title={title}
        isChosen={isSaved}
      />
    </ProductForm>
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

function CardButton({ action, intent, icon, label, title, isChosen }: CardButtonProps) {
  return (
    <button
      type="submit"
      className={isChosen ? "icon-button is-chosen" : "icon-button"}
      formAction={action}
      name="intent"
      value={intent}
      aria-label={`${label}: ${title}`}
      aria-pressed={icon === "heart" ? isChosen : undefined}
      onClick={icon === "heart" ? oneClick : undefined}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
