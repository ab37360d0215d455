import { useLocation } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { fill } from "#app/i18n/words.ts";
import { PostForm } from "./post-form.tsx";
import { Button } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";

/** One form, three buttons, each with its own address; all of them come back to this card. */
export function CardForm({ id, title, soldOut }: { id: number; title: string; soldOut: boolean }) {
  const words = useWords("card");
  const { pathname, search } = useLocation();
  return (
    <PostForm className="card-form" action="/cart" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={`${pathname}${search}#p-${id}`} />
      <Button
        variant="soft"
        size="small"
        name="intent"
        value="add"
        disabled={soldOut}
        aria-label={fill(words.addOf, { title })}
      >
        {soldOut ? words.soldOut : words.add}
      </Button>{" "}
      <CardButton
        action="/compare"
        intent="compare"
        icon="compare"
        label={words.compare}
        title={fill(words.compareOf, { title })}
      />{" "}
      <CardButton action="/saved" intent="save" icon="heart" label={words.save} title={fill(words.saveOf, { title })} />
    </PostForm>
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
