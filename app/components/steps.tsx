import { Link } from "@remix-run/react";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";

const ADDRESSES = ["/cart", "/shipping", "/confirm-order"] as const;

/** Сагс – Хаяг – Захиалах: the steps of a purchase; completed steps are links. */
export function Steps({ current }: { current: 1 | 2 | 3 }) {
  const words = useWords(uiWords);
  const names = [words.stepCart, words.stepAddress, words.stepOrder];
  return (
    <nav aria-label={words.steps}>
      <ol className="steps">
        {ADDRESSES.map((address, index) => (
          <li
            key={address}
            className={index + 1 < current ? "done" : undefined}
            aria-current={index + 1 === current ? "step" : undefined}
          >
            {index + 1 < current ? <Link to={address}>{names[index]}</Link> : names[index]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
