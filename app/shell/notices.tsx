import { Link, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { CART_FORM, EnterButton } from "#app/cart/cart-form.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { useWrites } from "#app/writes/writes.tsx";
import { Button } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { Notice } from "../components/ui/notice.tsx";
import { PostForm } from "../forms/post-form.tsx";
import type { PrintedNotice } from "./shell-data.ts";

/**
 * Notices about what just happened, shown once: of writes from this document, and those the page was rendered with. The
 * live regions are rendered empty first, as screen readers require.
 */
export function Notices({ notices: printed }: { notices: readonly PrintedNotice[] }) {
  const words = useWords(uiWords);
  const { notices: answered, dismiss } = useWrites();
  const { pathname } = useLocation();
  const said = (earlier: boolean) =>
    answered
      .filter(({ isAhead, isEarlier = isAhead }) => isEarlier === earlier)
      .map((notice) => ({ notice, key: notice.id, onClose: () => dismiss(notice) }));
  // In order of time, as a page without scripts prints them.
  const all = [
    ...said(true),
    ...printed.map((notice) => ({ notice, key: `${notice.text} ${JSON.stringify(notice.undo)}`, onClose: undefined })),
    ...said(false),
  ];
  return (
    <section className="notices wrap no-print" aria-label={words.notices}>
      {(["failure", "success"] as const).map((kind) => (
        <div key={kind} role={kind === "failure" ? "alert" : "status"}>
          {kind === "failure" && <Unread />}
          {all
            .filter(({ notice }) => (notice.kind === "failure") === (kind === "failure"))
            .map(({ notice: { kind: tone, text, undo, link }, key, onClose }) => (
              <Notice key={key} tone={tone} title={words[tone]} close={<Close onClose={onClose} />}>
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

/**
 * Closes a notice. It is a link to the page without the notice, so that it works without JavaScript too.
 */
function Close({ onClose }: { onClose: (() => void) | undefined }) {
  const words = useWords(uiWords);
  const { pathname, search } = useLocation();
  const onClick = (event: MouseEvent) => {
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

/**
 * Writes without a response: their outcome is unknown, and they can be sent again without effect twice. What had no
 * connection is sent by itself; closing its notice takes nothing back. Also errors of a form for a shopper who has left
 * its page.
 */
function Unread() {
  const words = useWords(uiWords);
  const { answer, lost, sendAgain, dismiss } = useWrites();
  const tone = lost.every(({ isUnsent }) => isUnsent) ? "info" : "failure";
  const why = lost.map(({ reason, isUnsent }) => reason ?? (isUnsent ? words.unsent : words.unanswered));
  return (
    <>
      {lost.length > 0 && (
        <Notice tone={tone} title={words[tone]} close={<Close onClose={() => dismiss()} />}>
          {[...new Set(why)].join(" ")}{" "}
          <Button type="button" variant="secondary" size="small" onClick={sendAgain}>
            {words.sendAgain}
          </Button>
        </Notice>
      )}
      {answer?.isSeen === false && (
        <Notice tone="failure" title={words.failure}>
          {words.formRefused} <Link to={answer.page}>{words.toForm}</Link>
        </Notice>
      )}
    </>
  );
}

/**
 * Undoes what the notice states, with one button; the shopper stays on their page. On the cart's page it is one of the
 * cart's form, whose typed quantities it then sends too.
 */
function Undo({ undo: { to, fields, label } }: { undo: NonNullable<PrintedNotice["undo"]> }) {
  const words = useWords(uiWords);
  const { pathname, search } = useLocation();
  const hasLines = useRootData()?.shell?.cart.count.count !== 0;
  if (to === "/cart" && pathname === to && hasLines) {
    const { intent, ...line } = fields;
    const texts = Object.entries({ removed: "", ...line }).map(([name, value]) => [name, String(value)]);
    return (
      <div className="apart">
        <EnterButton />
        <Button
          variant="secondary"
          size="small"
          form={CART_FORM}
          formAction={`${to}?${new URLSearchParams(texts)}`}
          name="intent"
          value={intent}
        >
          {words.putBack}
        </Button>
      </div>
    );
  }
  return (
    <PostForm className="apart" action={to}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {to === "/cart" && pathname !== to && <input type="hidden" name="returnTo" value={pathname + search} />}
      <Button variant="secondary" size="small">
        {label ?? words.putBack}
      </Button>
    </PostForm>
  );
}
