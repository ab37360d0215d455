import { useWords } from "#app/i18n/use-words.tsx";
import { hasPage } from "../pages-to-come.ts";
import { LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Printed } from "./printed.tsx";
import type { ShellData } from "./site-header.tsx";

/** What stands under every page. */
export function SiteFooter({ shell: { user } }: { shell: ShellData }) {
  const words = useWords("shell");
  return (
    <footer className="footer no-print">
      <Printed part="footerLists" />
      {!user && hasPage("/register") && (
        <div className="footer-bonus">
          <div className="wrap">
            <Icon name="gift" />
            <p>{words.welcomeBonus}</p>
            <LinkButton to="/register" variant="secondary">
              {words.register}
            </LinkButton>
          </div>
        </div>
      )}
      <Printed part="footerBase" className="footer-base" />
    </footer>
  );
}
