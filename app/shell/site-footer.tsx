import { useWords } from "#app/i18n/use-words.tsx";
import { LinkButton } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { StaticHtml } from "../remix/static-html.tsx";
import type { ShellData } from "./shell-data.ts";

/** The footer of every page. */
export function SiteFooter({ shell: { user } }: { shell: ShellData }) {
  const words = useWords("shell");
  return (
    <footer className="footer no-print">
      <StaticHtml part="footerLists" />
      {!user && (
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
      <StaticHtml part="footerBase" className="footer-base" />
    </footer>
  );
}
