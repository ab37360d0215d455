import { CatalogueText } from "#app/words/catalogue-text.tsx";
import type { MenuCategory } from "#bff/views/shell.ts";
import { PlainLinks } from "./plain-links.tsx";

/** With more than five sub-categories a category has two columns, the first five in the first (rule G3). */
const FIRST_COLUMN_LINKS = 5;

/** Every category and its sub-categories. */
export function MenuGroups({ menu }: { menu: readonly MenuCategory[] }) {
  if (menu.length === 0) return null;
  return (
    <PlainLinks>
      <ul className="menu-groups">
        {menu.map(({ id, name, icon, subCategories }) => (
          <li key={id}>
            <a className="menu-head" href={`/category/${id}`}>
              <img src={icon.src} alt="" width={28} height={28} loading="lazy" />
              <CatalogueText>{name}</CatalogueText>
            </a>
            <ul className={subCategories.length > FIRST_COLUMN_LINKS ? "menu-subs menu-subs-two" : "menu-subs"}>
              {subCategories.map((sub) => (
                <li key={sub.id}>
                  <a href={`/sub-category/${sub.id}`}>
                    <CatalogueText>{sub.name}</CatalogueText>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}
