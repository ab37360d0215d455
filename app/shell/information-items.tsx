import { Link } from "@remix-run/react";
import { useWords } from "#app/words/use-words.tsx";

/** The links to contact and order tracking, for the top bar and the menu. */
export function InformationItems() {
  const words = useWords("shell");
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
