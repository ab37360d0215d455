import { Link } from "@remix-run/react";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";

/** The links to contact and order tracking, for the top bar and the menu. */
export function InformationItems() {
  const words = useWords(shellWords);
  return (
    <>
      <li>
        <Link to="/contact">{words.location}</Link>
      </li>
      <li>
        <Link to="/track-order">{words.trackOrder}</Link>
      </li>
    </>
  );
}
