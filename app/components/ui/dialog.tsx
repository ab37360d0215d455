import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "#app/i18n/use-words.tsx";
import { Icon } from "./icon.tsx";

/**
 * A box over the page, opened by any link to `#{id}` and closed by its link away from there, so that it needs no script.
 * With one, Escape closes it too and the focus moves in.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const words = useWords("ui");
  const box = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onHash = () => {
      if (location.hash === `#${id}`) box.current?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && location.hash === `#${id}`) closer.current?.click();
    };
    addEventListener("hashchange", onHash);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("hashchange", onHash);
      removeEventListener("keydown", onKey);
    };
  }, [id]);
  return (
    <div className="dialog" id={id} role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
      <div tabIndex={-1} ref={box}>
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <a className="notice-close" href="#content" aria-label={words.close} ref={closer}>
            <Icon name="close" />
          </a>
        </header>
        {children}
      </div>
    </div>
  );
}
