import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { PostForm } from "../post-form.tsx";
import { useSending } from "../sending.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";

export interface PrintedNotice {
  kind: "success" | "failure";
  text: string;
  /** What takes it back: posted as it is. */
  undo?: { to: string; fields: Record<string, string | number> };
  link?: { to: string; text: string };
}

/** What just happened, said once. The regions are there before anything is put in them, as screen readers need it. */
export function Notices({ notices }: { notices: readonly PrintedNotice[] }) {
  const words = useWords("ui");
  const { isLost } = useSending();
  const { pathname, search } = useLocation();
  // A page is loaded anew without the notice: that is how it goes away without a script too.
  const close = (
    <Link className="notice-close" to={pathname + search} preventScrollReset replace aria-label={words.close}>
      <Icon name="close" />
    </Link>
  );
  return (
    <section className="notices wrap no-print" aria-label={words.notices}>
      {(["failure", "success"] as const).map((kind) => (
        <div key={kind} role={kind === "failure" ? "alert" : "status"}>
          {isLost && kind === "failure" && (
            <Notice tone="failure" title={words.failure}>
              {words.offline}
            </Notice>
          )}
          {notices
            .filter((notice) => notice.kind === kind)
            .map(({ text, undo, link }) => (
              <Notice key={`${text} ${JSON.stringify(undo)}`} tone={kind} title={words[kind]} close={close}>
                {text}
                {link && (
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

/** Takes back what the notice says, in one press. */
function Undo({ undo: { to, fields } }: { undo: NonNullable<PrintedNotice["undo"]> }) {
  const words = useWords("ui");
  return (
    <PostForm className="notice-undo" action={to} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="small">
        {words.putBack}
      </Button>
    </PostForm>
  );
}
