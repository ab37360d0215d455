import { useRouteLoaderData } from "@remix-run/react";
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef } from "react";
import type { loader } from "#app/root.tsx";
import { useSending } from "./sending.tsx";

export interface PostFormProps extends Omit<ComponentPropsWithoutRef<"form">, "method" | "onSubmit"> {
  action: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A form that writes: always `post`, with the token that proves it is ours where the browser itself cannot
 * (`formToken`; null for browsers that send Sec-Fetch-Site or Origin). Every writing form of the shop is one of these.
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm(
  { children, preventScrollReset, ...rest },
  ref,
) {
  const token = useRouteLoaderData<typeof loader>("root")?.shell?.formToken;
  const { post } = useSending();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const formData = new FormData(currentTarget);
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button instanceof HTMLButtonElement && button.name) formData.append(button.name, button.value);
    post(button?.getAttribute("formaction") ?? rest.action, formData, preventScrollReset);
  };
  return (
    <form {...rest} ref={ref} method="post" onSubmit={onSubmit}>
      {token && <input type="hidden" name="formToken" value={token} />}
      {children}
    </form>
  );
});
