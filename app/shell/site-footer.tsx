import { useLocation } from "@remix-run/react";
import { interpolate } from "#app/words/interpolate.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { LinkButton } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { FooterBase, FooterLists } from "./footer-parts.tsx";
import type { ShellData } from "./shell-data.ts";
import { useShopper } from "./use-root-data.ts";

/** The footer of every page. */
export function SiteFooter({ shell }: { shell: ShellData }) {
  const words = useWords(shellWords);
  const user = useShopper()?.user;
  // Which says it beside its form.
  const isRegistering = useLocation().pathname === "/register";
  return (
    <footer className="footer no-print">
      <FooterLists footer={shell.footer} />
      {!user && !isRegistering && (
        <div className="footer-bonus" data-slot="guests">
          <div className="wrap">
            <Icon name="gift" />
            <p>{interpolate(words.welcomeBonus, { points: formatNumber(WELCOME_BONUS) })}</p>
            <LinkButton to="/register" variant="secondary">
              {words.register}
            </LinkButton>
          </div>
        </div>
      )}
      <div className="footer-base">
        <FooterBase {...shell} />
      </div>
    </footer>
  );
}
