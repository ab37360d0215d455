import { cardWords } from "#app/words/card.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { PostForm, type PostFormProps } from "../forms/post-form.tsx";
import { Button, type ButtonProps } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";

export interface ProductFormProps extends Omit<PostFormProps, "action" | "id"> {
  id: number;
  /** The page that the form is on; its action redirects to the product's place there. */
  page: string;
}

/**
 * A product's buttons in a table or row: adds one piece to the cart, unless a button has its own `formaction`.
 */
export function ProductForm({ id, page, children, ...rest }: ProductFormProps) {
  return (
    <PostForm action="/cart/lines" navigate={false} {...rest}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={`${page}#p-${id}`} />
      {children}
    </PostForm>
  );
}

interface AddButtonProps extends Pick<ButtonProps, "formAction"> {
  /** The product, where the form is of several. */
  id?: number;
  title: string;
  soldOut: boolean;
  label?: string;
}

/**
 * Adds to the cart; states instead that the product is sold out. `label` where the context gives the product's name.
 */
export function AddButton({ id, title, soldOut, label, formAction }: AddButtonProps) {
  const words = useWords(cardWords);
  // Whoever speaks to the browser says what they see: the name begins with it (WCAG 2.5.3).
  const name = soldOut ? `${words.soldOut}: ${title}` : interpolate(words.addOf, { title });
  return (
    <Button
      variant="soft"
      size="small"
      formAction={formAction}
      {...(id === undefined ? { name: "intent", value: "add" } : { name: "add", value: id })}
      disabled={soldOut}
      aria-label={name}
    >
      {soldOut ? words.soldOut : (label ?? words.add)}
    </Button>
  );
}

/** Removes from a list; the notice offers to undo it. */
export function RemoveButton({ children, ...rest }: ButtonProps) {
  return (
    <Button variant="quiet" size="small" name="intent" value="remove" {...rest}>
      <Icon name="trash" />
      {children}
    </Button>
  );
}
