import type { WordKey } from "#app/words/translate.server.ts";
import { isWordKey, type Language, translator } from "#app/words/translate.server.ts";
import type { Shell } from "#bff/views/shell.ts";

/** A notice in the words of the page. */
export interface PrintedNotice {
  /** `info`: neither success nor failure, such as a question or a status. */
  kind: "success" | "failure" | "info";
  text: string;
  /** The undo form, posted as it is. `label`: what its button says in place of "put back". */
  undo?: { to: string; fields: Record<string, string | number>; label?: string } | undefined;
  link?: { to: string; text: string } | undefined;
}

/** What a sentence goes on with, for each of its numbers that is not 0. */
const FURTHER: Partial<Record<WordKey, Readonly<Record<string, WordKey>>>> = {
  "notices.signedIn": {
    foreign: "notices.cartForeign",
    unknown: "notices.cartUnknown",
    joined: "notices.cartJoined",
    left: "notices.joinedLeft",
  },
  "notices.signedOut": { left: "notices.leftHere" },
  "notices.signedOutEverywhere": { left: "notices.leftHere" },
  "notices.signedOutHere": { left: "notices.leftHere" },
};

/** Notices travel as keys: the sentences are looked up here, so that the browser needs no catalogue of them. */
export function printNotices(language: Language, notices: Shell["notices"]): PrintedNotice[] {
  const t = translator(language);
  return notices.flatMap(({ kind, key, values, undo, link }) =>
    isWordKey(key)
      ? [
          {
            kind,
            text: joined([key, ...furtherOf(key, values)].map((one) => t(one, values))),
            undo: undo && { ...undo, label: undo.label && isWordKey(undo.label) ? t(undo.label) : undefined },
            link: link && isWordKey(link.key) ? { to: link.to, text: t(link.key) } : undefined,
          },
        ]
      : [],
  );
}

/** A notice that goes on is a sentence, with a full stop, though alone it has none. */
const joined = (sentences: readonly string[]): string =>
  sentences.map((one, index) => (index < sentences.length - 1 ? one.replace(/[^.!?]$/, "$&.") : one)).join(" ");

const furtherOf = (key: WordKey, values: Shell["notices"][number]["values"] = {}): WordKey[] =>
  Object.entries(FURTHER[key] ?? {}).flatMap(([name, further]) => (values[name] ? [further] : []));
