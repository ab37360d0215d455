import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { Icon } from "./ui/icon.tsx";

export interface RotatorProps {
  className: string;
  label: string;
  /** Its `<li>`s. */
  children: ReactNode;
  /** Links to the items by their ids, below the row; for items as wide as the row. */
  dots?: readonly { id: string; label: string }[];
}

/**
 * A row that is scrolled by hand, by keys and by links, in any browser. With a script it also moves on by itself, one
 * view at a time; not on hover, on focus, off screen, in a hidden tab or paused, nor with reduced motion (WCAG 2.2.2).
 * Moving it by hand pauses it. The pause control is a checkbox, so that it keeps its state before hydration.
 */
export function Rotator({ className, label, children, dots }: RotatorProps) {
  const words = useWords(uiWords);
  const row = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLInputElement>(null);
  const stopId = useId();
  const { shown, show } = useShownPiece(row);
  useEffect(() => {
    let stopMoving: (() => void) | undefined;
    let isGone = false;
    // Loaded after the page: nothing moves at first, and nothing is missing without it.
    import("./move-on.ts").then(
      ({ moveOn }) => {
        if (!isGone && box.current && row.current && stop.current)
          stopMoving = moveOn({ box: box.current, row: row.current, pause: stop.current });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stopMoving?.();
    };
  }, []);
  return (
    <section className={`rotator ${className}`} aria-label={label} ref={box}>
      <ul className="rotator-row" ref={row}>
        {children}
      </ul>
      <div className="rotator-controls">
        {dots?.map(({ id, label }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className="dot"
            aria-current={shown === index || undefined}
            onClick={(event) => show(event, index)}
          >
            <span className="visually-hidden">{label}</span>
          </a>
        ))}
        <input type="checkbox" id={stopId} className="visually-hidden needs-script" ref={stop} />
        <label htmlFor={stopId} className="rotator-stop needs-script" title={words.pause}>
          <span className="visually-hidden">{words.pause}</span>
          <Icon name="pause" />
          <Icon name="play" />
        </label>
      </div>
    </section>
  );
}

/**
 * For a row of items as wide as itself, and links to them.
 * @returns `shown`, the index of the visible item, null before hydration; `show`, the click handler of the links
 */
export function useShownPiece(row: RefObject<HTMLElement>) {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setShown(Math.round(element.scrollLeft / element.clientWidth));
    look();
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [row]);
  /** The link alone would scroll the whole page to the item; this scrolls the row only. */
  const show = (event: MouseEvent, index: number) => {
    const element = row.current;
    if (!element) return;
    event.preventDefault();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ left: index * element.clientWidth, behavior: isStill ? "auto" : "smooth" });
  };
  return { shown, show };
}
