import { isWordKey, type Language, translator } from "#app/i18n/translate.server.ts";
import type { WordKey } from "#app/i18n/words.ts";
import type { Shell } from "#bff/views/shell.ts";
import type { PrintedNotice } from "./shell-data.ts";

/** What a sentence goes on with, for each of its numbers that is not 0. */
const FURTHER: Partial<Record<WordKey, Readonly<Record<string, WordKey>>>> = {
  "notices.cartJoined": {
    added: "notices.joinedAdded",
    changed: "notices.joinedChanged",
    removed: "notices.joinedRemoved",
    left: "notices.joinedLeft",
  },
};

/** Notices travel as keys: the sentences are looked up here, so that the browser needs no catalogue of them. */
export function printNotices(language: Language, notices: Shell["notices"]): PrintedNotice[] {
  const t = translator(language);
  return notices.flatMap(({ kind, key, values, undo, link }) =>
    isWordKey(key)
      ? [
          {
            kind,
            text: [key, ...furtherOf(key, values)].map((one) => t(one, values)).join(" "),
            undo,
            link: link && isWordKey(link.key) ? { to: link.to, text: t(link.key) } : undefined,
          },
        ]
      : [],
  );
}

const furtherOf = (key: WordKey, values: Shell["notices"][number]["values"] = {}): WordKey[] =>
  Object.entries(FURTHER[key] ?? {}).flatMap(([name, further]) => (values[name] ? [further] : []));
