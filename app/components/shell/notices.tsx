import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";

/** What just happened, said once. The regions are there before anything is put in them, as screen readers need it. */
export function Notices({ notices }: { notices: readonly { kind: "success" | "failure"; text: string }[] }) {
  const words = useWords("ui");
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
          {notices
            .filter((notice) => notice.kind === kind)
            .map(({ text }) => (
              <Notice key={text} tone={kind} title={words[kind]} close={close}>
                {text}
              </Notice>
            ))}
        </div>
      ))}
    </section>
  );
}
