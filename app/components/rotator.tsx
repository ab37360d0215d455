import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "#app/i18n/use-words.tsx";
import { Icon } from "./ui/icon.tsx";

/** Rotating pieces of the page change this often (rule G1). */
const INTERVAL = 5_000;

export interface RotatorProps {
  className: string;
  label: string;
  /** Its `<li>`s. */
  children: ReactNode;
  /** Links to the pieces, under the row. */
  controls?: ReactNode;
}

/**
 * A row that is scrolled by hand, by keys and by links, in any browser. With a script it also moves on by itself, one
 * view at a time; not on hover, on focus, off screen or paused, nor with reduced motion (WCAG 2.2.2). The pause control
 * is a checkbox, so that it keeps its state before hydration.
 */
export function Rotator({ className, label, children, controls }: RotatorProps) {
  const words = useWords("ui");
  const row = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLInputElement>(null);
  const stopId = useId();
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let inSight = false;
    const seen = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
    });
    if (box.current) seen.observe(box.current);
    const timer = setInterval(() => {
      if (!row.current || !inSight || stop.current?.checked || box.current?.matches(":hover, :focus-within")) return;
      const { scrollLeft, clientWidth, scrollWidth } = row.current;
      const isLast = scrollLeft + clientWidth >= scrollWidth - 2;
      row.current.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth, behavior: "smooth" });
    }, INTERVAL);
    return () => {
      clearInterval(timer);
      seen.disconnect();
    };
  }, []);
  return (
    <section className={`rotator ${className}`} aria-label={label} ref={box}>
      <ul className="rotator-row" ref={row}>
        {children}
      </ul>
      <div className="rotator-controls">
        {controls}
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
