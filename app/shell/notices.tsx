import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { CART_FORM, EnterButton } from "#app/cart/cart-form.tsx";
import { failureKind } from "#app/errors/failure-kind.ts";
import { useShopper } from "#app/shell/use-root-data.ts";
import { errorsWords } from "#app/words/errors.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { Button } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { Notice } from "../components/ui/notice.tsx";
import { PostForm } from "../forms/post-form.tsx";
import { forgetUnsent, type UnsentForm, useUnsentForms } from "../forms/unsent-forms.ts";
import type { PrintedNotice } from "./print-notices.server.ts";

/**
 * Notices about what just happened, printed once, and forms of this document that were not sent. The live regions are
 * rendered empty first, as screen readers require.
 */
export function Notices() {
  const words = useWords(uiWords);
  const notices = useShopper()?.notices ?? [];
  const { pathname } = useLocation();
  return (
    <section className="notices wrap no-print" aria-label={words.notices} tabIndex={-1} data-slot="notices">
      {(["failure", "success"] as const).map((kind) => (
        <div key={kind} role={kind === "failure" ? "alert" : "status"}>
          {kind === "failure" && <Unsent />}
          {notices
            .filter((notice) => (notice.kind === "failure") === (kind === "failure"))
            .map(({ kind: tone, text, undo, link }) => (
              <Notice key={`${text} ${JSON.stringify(undo)}`} tone={tone} title={words[tone]} close={<Close />}>
                {text}
                {link && link.to !== pathname && (
                  <Link className="notice-link" to={link.to}>
                    {link.text}
                  </Link>
                )}
                {undo && <Undo undo={undo} />}
              </Notice>
            ))}
        </div>
      ))}
    </section>
  );
}

/** The pressed control goes with its notice: without this the keyboard would begin at the top of the page. */
const keepFocus = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest<HTMLElement>(".notices")?.focus({ preventScroll: true });

/** Closes a notice. It is a link to the page without the notice, so that it works without JavaScript too. */
function Close({ onClose }: { onClose?: () => void }) {
  const words = useWords(uiWords);
  const { pathname, search } = useLocation();
  const onClick = (event: MouseEvent) => {
    keepFocus(event);
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Link
      className="notice-close"
      to={pathname + search}
      preventScrollReset
      replace
      aria-label={words.close}
      onClick={onClick}
    >
      <Icon name="close" />
    </Link>
  );
}

/** Forms without an answer: whether they arrived is not known. Their own buttons send them again (post-form.tsx). */
function Unsent() {
  const words = useWords(uiWords);
  const errors = useWords(errorsWords);
  const unsent = useUnsentForms();
  if (unsent.length === 0) return null;
  const why = ({ reason, status }: UnsentForm) =>
    reason ?? (status === undefined ? words.unanswered : errors[failureKind(status)]);
  return (
    <Notice tone="failure" title={words.failure} close={<Close onClose={forgetUnsent} />}>
      {[...new Set(unsent.map(why))].join(" ")}
    </Notice>
  );
}

/**
 * Undoes what the notice states, with one button; the shopper stays on their page. On the cart's page it is one of the
 * cart's form, whose typed quantities it then sends too.
 */
function Undo({ undo: { to, fields, label } }: { undo: NonNullable<PrintedNotice["undo"]> }) {
  const words = useWords(uiWords);
  const { pathname, search } = useLocation();
  const hasLines = useShopper()?.cart.count.count !== 0;
  const isOfCart = to === "/cart/lines";
  if (isOfCart && pathname === "/cart" && hasLines) {
    const { intent, ...line } = fields;
    const texts = Object.entries(line).map(([name, value]) => [name, String(value)]);
    return (
      <div className="apart">
        <EnterButton />
        <Button
          variant="secondary"
          size="small"
          form={CART_FORM}
          formAction={`${pathname}?${new URLSearchParams(texts)}`}
          name="intent"
          value={intent}
        >
          {words.putBack}
        </Button>
      </div>
    );
  }
  return (
    <PostForm className="apart" action={to} navigate={false}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isOfCart && pathname !== "/cart" && <input type="hidden" name="returnTo" value={pathname + search} />}
      <Button variant="secondary" size="small">
        {label ?? words.putBack}
      </Button>
    </PostForm>
  );
}
