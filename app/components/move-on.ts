/** Interval at which rotating parts of the page change, in milliseconds (rule G1). */
const INTERVAL_MS = 5_000;
/** How long the browser takes to scroll smoothly, in milliseconds. */
const SMOOTH_SCROLL_MS = 2_000;

export interface MovingParts {
  /** The element in which the pointer or the focus pauses the row. */
  box: HTMLElement;
  row: HTMLElement;
  pause: HTMLInputElement;
}

/**
 * Moves a row on, one view at a time (`Rotator`).
 * @returns stops it
 */
export function moveOn({ box, row, pause }: MovingParts): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let inSight = false;
  const seen = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
  });
  seen.observe(row);
  let moved = 0;
  let width = row.clientWidth;
  const timer = setInterval(() => {
    if (!inSight || document.hidden || pause.checked || box.matches(":hover, :focus-within")) return;
    const { scrollLeft, clientWidth, scrollWidth } = row;
    const isLast = scrollLeft + clientWidth >= scrollWidth - 2;
    moved = Date.now();
    row.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth, behavior: "smooth" });
  }, INTERVAL_MS);
  // Scrolled by hand: neither by our own movement nor by a change of the row's width.
  const onScroll = () => {
    if (Date.now() - moved > SMOOTH_SCROLL_MS && row.clientWidth === width) pause.checked = true;
    width = row.clientWidth;
  };
  row.addEventListener("scroll", onScroll, { passive: true });
  // Browser tests wait for it.
  box.dataset.moves = "";
  return () => {
    clearInterval(timer);
    seen.disconnect();
    row.removeEventListener("scroll", onScroll);
  };
}
