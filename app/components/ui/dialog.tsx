import { useLocation } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { Icon } from "./icon.tsx";

/**
 * A dialog that any link to `#{id}` opens and a link to another fragment closes, so that it needs no script; without
 * one the page behind stays reachable, and the box is not announced as modal. With a script it is the platform's modal
 * dialog: it keeps the focus, Escape closes it, and the focus goes back to the (first) link to it.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const words = useWords(uiWords);
  const box = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);
  const isOpen = useLocation().hash === `#${id}`;
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) return dialog.showModal();
    dialog.close();
    document.querySelector<HTMLElement>(`[href="#${id}"]`)?.focus();
  }, [isOpen, id]);
  // The address holds the open state, so closing changes the address.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    closer.current?.click();
  };
  return (
    <dialog className="dialog" id={id} ref={box} aria-labelledby={`${id}-title`} onCancel={onCancel}>
      <div>
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <a className="notice-close" href="#content" aria-label={words.close} ref={closer}>
            <Icon name="close" />
          </a>
        </header>
        {children}
      </div>
    </dialog>
  );
}
