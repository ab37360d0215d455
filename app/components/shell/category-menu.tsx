import { Link } from "@remix-run/react";
import { useWords } from "#app/i18n/use-words.tsx";
import { Icon } from "../ui/icon.tsx";
import type { ShellData } from "./site-header.tsx";
import { LanguageLink, SignInLink } from "./top-bar.tsx";

/** With more than five sub-categories a category has two columns, the first five in the first (spec 1 §2). */
const FIRST_COLUMN = 5;

/** Every category and sub-category: a wide panel on a desk, a drawer on a phone; one markup, no script. */
export function CategoryMenu({ shell: { menu, user, shop } }: { shell: ShellData }) {
  const words = useWords("shell");
  return (
    <details className="menu" data-popup>
      <summary className="button" aria-label={words.categories}>
        <Icon name="menu" />
        <Icon name="close" />
        <span aria-hidden="true">{words.categories}</span>
      </summary>
      <nav className="menu-panel" aria-label={words.categories}>
        <ul className="menu-groups">
          {menu.map(({ id, name, icon, subCategories }) => (
            <li key={id}>
              <Link className="menu-head" to={`/category/${id}`}>
                <img src={icon.src} alt="" width={28} height={28} loading="lazy" />
                {name}
              </Link>
              <ul className={subCategories.length > FIRST_COLUMN ? "menu-subs menu-subs-two" : "menu-subs"}>
                {subCategories.map((sub) => (
                  <li key={sub.id}>
                    <Link to={`/sub-category/${sub.id}`}>{sub.name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ul className="menu-foot">
          {!user && (
            <li>
              <SignInLink />
            </li>
          )}
          <li>
            <Link to="/contact">{words.location}</Link>
          </li>
          <li>
            <Link to="/track-order">{words.trackOrder}</Link>
          </li>
          <li>
            <a href={`tel:${shop.phone}`}>
              {words.support} {shop.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${shop.email}`}>
              {words.email}: {shop.email}
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
