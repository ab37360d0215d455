import type { Translate } from "#app/words/translate.server.ts";

/** Longest text in a notice, in characters (`bff/session/cookies.ts`). */
const MAX_VALUE_LENGTH = 60;

/**
 * Models for a notice, as many as it has room for; the others, and those that the shop no longer knows, are counted.
 * @param models null: not known
 */
export function namesOf(t: Translate, models: readonly (string | null)[]): string {
  const known = models.filter((model) => model !== null);
  // A single name is shortened like every value of a notice.
  if (known.length === 1 && models.length === 1) return known.join();
  const write = (count: number) => {
    const others = models.length - count;
    const names = known.slice(0, count).join(", ");
    if (others === 0) return names;
    return count > 0 ? t("notices.andOthers", { names, count: others }) : t("notices.products", { count: others });
  };
  const written = known.map((_, index) => write(known.length - index)).find((text) => text.length <= MAX_VALUE_LENGTH);
  return written ?? write(0);
}
