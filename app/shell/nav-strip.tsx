import { Link, NavLink, useLocation } from "@remix-run/react";
import { useLangOf } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { Rotator } from "../components/rotator.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { ShellData } from "./shell-data.ts";
import { useShopper } from "./use-root-data.ts";

/** The shop's own lists, the hashtags of its events, and the bonus. The sign-in pages have fewer links off the page. */
export function NavStrip({ shell: { events } }: { shell: ShellData }) {
  const words = useWords(shellWords);
  const langOf = useLangOf();
  const { pathname } = useLocation();
  const isSigningIn = pathname === "/login" || pathname === "/register";
  return (
    <div className="strip">
      <div className="wrap">
        <nav aria-label={words.mainMenu}>
          <ul>
            <li>
              <NavLink to="/top-20">{words.bestSellers}</NavLink>
            </li>
            <li>
              <NavLink to="/trend">{words.trend}</NavLink>
            </li>
            <li>
              <NavLink to="/new-arrival">{words.newArrivals}</NavLink>
            </li>
            {!isSigningIn && (
              <li>
                <NavLink to="/brands">{words.brands}</NavLink>
              </li>
            )}
          </ul>
        </nav>
        {!isSigningIn && events.length > 0 && (
          <Rotator className="tags" label={words.events}>
            {events.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/event/${id}`} lang={langOf(name)}>
                  #{name}
                </Link>
              </li>
            ))}
          </Rotator>
        )}
        <BonusLink />
      </div>
    </div>
  );
}

/** A customer's balance, or what the bonus is. */
export function BonusLink() {
  const words = useWords(shellWords);
  const user = useShopper()?.user;
  return (
    <Link className="bonus-link" data-slot="bonus" to={user ? "/profile" : "/bonus"}>
      <Icon name="gift" />
      <span>{user ? interpolate(words.myBonus, { bonus: formatNumber(user.bonus) }) : words.bonus}</span>
    </Link>
  );
}
