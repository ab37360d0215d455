import * as brand from "#app/brand.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { Icon } from "../components/ui/icon.tsx";
import { InformationItems } from "./information-items.tsx";
import { MenuGroups } from "./menu-groups.tsx";
import type { ShellData } from "./shell-data.ts";
import { LanguageLink, SignInLink } from "./top-bar.tsx";
import { useShopper } from "./use-root-data.ts";

/** Every category and sub-category: a wide panel on a desktop, a drawer on a phone; one markup, no script. */
export function CategoryMenu({ menu }: Pick<ShellData, "menu">) {
  const words = useWords(shellWords);
  const user = useShopper()?.user;
  return (
    <details className="menu" data-popup>
      <summary className="button" aria-label={words.categories}>
        <Icon name="menu" />
        <Icon name="close" />
        <span aria-hidden="true">{words.categories}</span>
      </summary>
      <nav className="menu-panel" aria-label={words.categories}>
        <MenuGroups menu={menu} />
        <ul className="menu-foot">
          {!user && (
            <li data-slot="guests">
              <SignInLink />
            </li>
          )}
          <InformationItems />
          <li>
            <a href={`tel:${brand.phone}`}>
              {words.support} {brand.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>
              {words.email}: {brand.email}
            </a>
          </li>
          <li>
            <LanguageLink />
          </li>
        </ul>
      </nav>
    </details>
  );
}
