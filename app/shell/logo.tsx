import * as brand from "#app/brand.ts";
import drawing from "../logo.svg?raw";

/** The drawing's shapes: paths, in the colour of the text. */
const SHAPES = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join("");

/** The shop's mark, and its name in the shop's letters. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={SHAPES} />
      </svg>
      {brand.name}
    </span>
  );
}
