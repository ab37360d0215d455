import { isWordKey, type Language, translator } from "#app/i18n/translate.server.ts";
import type { Shell } from "#bff/views/shell.ts";
import type { PrintedNotice } from "./shell-data.ts";

/** Notices travel as keys: the sentences are looked up here, so that the browser needs no catalogue of them. */
export function printNotices(language: Language, notices: Shell["notices"]): PrintedNotice[] {
  const t = translator(language);
  return notices.flatMap(({ kind, key, values, undo, link }) =>
    isWordKey(key)
      ? [
          {
            kind,
            text: t(key, values),
            undo,
            link: link && isWordKey(link.key) ? { to: link.to, text: t(link.key) } : undefined,
          },
        ]
      : [],
  );
}
