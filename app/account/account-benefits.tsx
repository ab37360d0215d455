import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { benefitsWords } from "#app/words/benefits.ts";
import type { Words } from "#app/words/bilingual.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { useWords } from "#app/words/use-words.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { formatNumber } from "#bff/rules/money.ts";

const BENEFITS: readonly [icon: IconName, sentence: Exclude<keyof Words<typeof benefitsWords>, "heading">][] = [
  ["gift", "bonus"],
  ["truck", "orders"],
  ["cart", "devices"],
  ["heart", "saved"],
];

/** The benefits of an account, beside the forms of signing in and registering. */
export function AccountBenefits() {
  const words = useWords(benefitsWords);
  const points = formatNumber(WELCOME_BONUS);
  return (
    <section className="promises" aria-labelledby="benefits">
      <h2 id="benefits">{words.heading}</h2>
      <ul className="stack">
        {BENEFITS.map(([icon, sentence]) => (
          <li key={sentence}>
            <Icon name={icon} />
            <span>{interpolate(words[sentence], { points })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
