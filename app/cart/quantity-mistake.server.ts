import type { Translate } from "#app/words/translate.server.ts";
import { isTooLong, MAX_QUANTITY_LENGTH } from "#bff/rules/quantity.ts";

/** The message at a field whose text is no quantity. */
export const quantityMistake = (t: Translate, typed: string): string =>
  isTooLong(typed) ? t("notices.tooLong", { limit: MAX_QUANTITY_LENGTH }) : t("notices.quantityWrong");
