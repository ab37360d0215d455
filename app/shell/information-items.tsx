import { Link } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";

/** Where the shop is and where an order is, as items of the lists above the header and in the menu. */
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
