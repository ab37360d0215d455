import { useLocation } from "@remix-run/react";
import { interpolate } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { LinkButton } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { Seam } from "../remix/seam.tsx";
import { StaticHtml } from "../remix/static-html.tsx";
import type { ShellData } from "./shell-data.ts";

/** The footer of every page. */
export function SiteFooter({ shell: { user } }: { shell: ShellData }) {
  const words = useWords(shellWords);
  // Which says it beside its form.
  const isRegistering = useLocation().pathname === "/register";
  return (
    <footer className="footer no-print">
      <StaticHtml part="footerLists" />
      <Seam name="footerBonus" of={{}}>
        {!user && !isRegistering && (
          <div className="footer-bonus">
            <div className="wrap">
              <Icon name="gift" />
              <p>{interpolate(words.welcomeBonus, { points: formatNumber(WELCOME_BONUS) })}</p>
              <LinkButton to="/register" variant="secondary">
                {words.register}
              </LinkButton>
            </div>
          </div>
        )}
      </Seam>
      <StaticHtml part="footerBase" className="footer-base" />
    </footer>
  );
}
