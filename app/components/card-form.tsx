import { useLocation } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";
import { AddButton, ProductForm } from "./product-buttons.tsx";
import { Icon } from "./ui/icon.tsx";

/** One form, three buttons, each with its own address; all of them come back to this card. */
export function CardForm({ id, title, soldOut }: { id: number; title: string; soldOut: boolean }) {
  const words = useWords("card");
  const { pathname, search } = useLocation();
  return (
    <ProductForm className="card-form" id={id} page={pathname + search}>
      <AddButton title={title} soldOut={soldOut} />{" "}
      <CardButton
        action="/compare"
        intent="compare"
        icon="compare"
        label={words.compare}
        title={fill(words.compareOf, { title })}
      />{" "}
      <CardButton action="/saved" intent="save" icon="heart" label={words.save} title={fill(words.saveOf, { title })} />
    </ProductForm>
  );
}

interface CardButtonProps {
  action: string;
  intent: string;
  icon: "compare" | "heart";
  label: string;
  title: string;
}

function CardButton({ action, intent, icon, label, title }: CardButtonProps) {
  return (
    <button
      type="submit"
      className="icon-button"
      formAction={action}
      name="intent"
      value={intent}
      aria-label={title}
      title={label}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
