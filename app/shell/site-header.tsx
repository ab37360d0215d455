import { Link } from "@remix-run/react";
import * as brand from "#app/brand.ts";
import { SearchBox } from "#app/search/search-box.tsx";
import { interpolateCount } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { Icon, type IconName } from "../components/ui/icon.tsx";
import { CartMenu } from "./cart-menu.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { Logo } from "./logo.tsx";
import { NavStrip } from "./nav-strip.tsx";
import type { ShellData } from "./shell-data.ts";
import { TopBar } from "./top-bar.tsx";
import { useShopper } from "./use-root-data.ts";

/** Top bar, logo, categories, search, links, cart and the strip of lists below them. */
export function SiteHeader({ shell }: { shell: ShellData }) {
  const words = useWords(shellWords);
  return (
    <>
      <a className="skip" href="#content">
        {words.skipToContent}
      </a>
      <header className="no-print">
        <TopBar />
        <div className="header">
          <div className="wrap header-row">
            <Link to="/" className="logo-link" aria-label={`${brand.name}, ${words.home}`}>
              <Logo />
            </Link>{" "}
            <CategoryMenu menu={shell.menu} />
            <SearchBox />
            <HeaderLinks /> <CartMenu />
          </div>
          <NavStrip shell={shell} />
        </div>
      </header>
    </>
  );
}

/** To the shopper's own lists and page, with the number of products in each list. */
export function HeaderLinks() {
  const words = useWords(shellWords);
  const { compared, saved } = useShopper()?.marks ?? { compared: [], saved: [] };
  return (
    <nav className="header-links" aria-label={words.myPage} data-slot="links">
      <HeaderLink to="/compare" icon="compare" label={words.compare} count={compared.length} />{" "}
      <HeaderLink to="/profile?role=saved" icon="heart" label={words.saved} count={saved.length} />{" "}
      <HeaderLink to="/profile" icon="user" label={words.profile} />
    </nav>
  );
}

interface HeaderLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** How many products stand behind it; nothing is shown of none. */
  count?: number;
}

function HeaderLink({ to, icon, label, count = 0 }: HeaderLinkProps) {
  const words = useWords(shellWords);
  return (
    <Link to={to} className="header-link" title={label}>
      <span className="cart-icon">
        <Icon name={icon} />
        {count > 0 && (
          <span className="header-count num" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="visually-hidden">
        {count > 0 ? `${label}: ${interpolateCount(words, "cartCount", count)}` : label}
      </span>
    </Link>
  );
}
