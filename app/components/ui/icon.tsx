import sprite from "./icons.svg?url";

export type IconName =
  | "alert"
  | "bank"
  | "box"
  | "calendar"
  | "cart"
  | "check"
  | "clock"
  | "close"
  | "compare"
  | "down"
  | "facebook"
  | "filter"
  | "gift"
  | "globe"
  | "grid"
  | "heart"
  | "left"
  | "list"
  | "mail"
  | "menu"
  | "minus"
  | "parts"
  | "pause"
  | "phone"
  | "pin"
  | "play"
  | "plus"
  | "qr"
  | "right"
  | "search"
  | "trash"
  | "truck"
  | "user"
  | "zoom";

/** The address of a drawing in the one icon file, for a `<use>`. */
export const iconAddress = (name: IconName): string => `${sprite}#${name}`;

/**
 * A line drawing from the one icon file, as large as the text beside it. It is hidden from screen readers: a label
 * stands beside it.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );
}
