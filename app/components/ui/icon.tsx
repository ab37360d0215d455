import { ICONS, type IconName } from "./icons.ts";

export type { IconName };

/**
 * A line drawing, as large as the text beside it. It stands in the page: a `<use>` of a file costs a request and a
 * shadow tree each. It is hidden from screen readers: a label stands beside it.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
