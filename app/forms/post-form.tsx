import { type ComponentPropsWithoutRef, type FormEvent, forwardRef } from "react";
import { useRootData } from "#app/shell/use-root-data.ts";
import { useWrites } from "#app/writes/writes.tsx";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";

export interface PostFormProps extends Omit<ComponentPropsWithoutRef<"form">, "method" | "onSubmit"> {
  action: string;
}

/**
 * A form that writes: always `post`, with the token that proves it is ours where the browser itself cannot
 * (`formToken`; null for browsers that send Sec-Fetch-Site or Origin). Every writing form of the shop is one of these.
 * With a script it is sent through the queue of writes, with the mark of the page's customer.
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm({ children, ...rest }, ref) {
  const { formToken: token, user } = useRootData()?.shell ?? {};
  const { post } = useWrites();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!post) return;
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const fields = new FormData(currentTarget);
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    if (button?.name) fields.append(button.name, button.value);
    if (user) fields.set(PRESSED_BY, user.mark);
    post(button?.getAttribute("formaction") ?? rest.action, fields, button);
  };
  return (
    <form {...rest} ref={ref} method="post" onSubmit={onSubmit}>
      {token && <input type="hidden" name="formToken" value={token} />}
      {children}
    </form>
  );
});
