import { useNavigation, useSubmit } from "@remix-run/react";
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, useEffect, useRef } from "react";
import { useShopper } from "#app/shell/use-root-data.ts";
import { CUSTOMER_TAG } from "#bff/rules/customer-tag.ts";
import { IDEMPOTENCY_FIELD, newIdempotencyKey } from "#bff/rules/idempotency-key.ts";
import { leadsOn, useOwnFetchers } from "./pending-forms.ts";
import { begin, keyOf } from "./submissions.ts";
import { takeUnsentKey, useUnsentForms } from "./unsent-forms.ts";

export interface PostFormProps extends Omit<ComponentPropsWithoutRef<"form">, "method" | "onSubmit"> {
  action: string;
  /**
   * `false` where the page stays unless the answer leads elsewhere: each press is a fetcher of its own, so that none
   * cancels another. Otherwise the form posts to its own page, which shows its errors.
   */
  navigate?: boolean;
}

/**
 * A form that writes: always `post`, with the token that proves it is ours where the browser itself cannot
 * (`formToken`; null for browsers that send Sec-Fetch-Site or Origin). Every writing form of the shop is one of these.
 * With a script Remix sends it, with the tag of the page's customer; a button is busy until the page's data are newer.
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm(
  { navigate = true, children, ...rest },
  ref,
) {
  const { formToken: token, user } = useShopper() ?? {};
  const submit = useSubmit();
  const isMoving = useNavigation().state !== "idle";
  const fetchers = useOwnFetchers();
  const unsent = useUnsentForms();
  const busy = useRef(new Set<{ button: HTMLElement | null; intent: unknown; key: string }>());
  useEffect(() => {
    for (const press of busy.current) {
      const { button, key } = press;
      const isPending = key ? fetchers.some((fetcher) => fetcher.key === key) : isMoving;
      // What has no answer can be sent again at once, before the page's data can be read.
      const hasFailed = unsent.some(({ fields }) => keyOf(fields) === key);
      if (isPending && !hasFailed) continue;
      busy.current.delete(press);
      if (![...busy.current].some((other) => other.button === button)) button?.removeAttribute("aria-busy");
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    // Only buttons submit the shop's forms.
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.name) fields.append(button.name, button.value);
    const action = button?.getAttribute("formaction") ?? rest.action;
    const intent = fields.get("intent");
    // Pressed again before the next page is there, it means the same.
    if (leadsOn(fields) && [...busy.current].some((press) => press.intent === intent)) return;
    if (user) fields.set(CUSTOMER_TAG, user.customerTag);
    const again = takeUnsentKey(action, fields);
    if (!navigate && !fields.has(IDEMPOTENCY_FIELD)) fields.set(IDEMPOTENCY_FIELD, again ?? newIdempotencyKey());
    busy.current.add({ button, intent, key: keyOf(fields) });
    button?.setAttribute("aria-busy", "true");
    begin(action, fields);
    if (navigate) submit(fields, { method: "post", action });
    else submit(fields, { method: "post", action, navigate, fetcherKey: keyOf(fields), preventScrollReset: true });
  };
  return (
    <form {...rest} ref={ref} method="post" onSubmit={onSubmit}>
      {token && <input type="hidden" name="formToken" value={token} />}
      {children}
    </form>
  );
});
