import type { common } from "./common.ts";
import type { mn } from "./mn.ts";

type Sentences<Subject> = { [Key in keyof Subject]: string };

/** The catalogue of sentences: subject → key → sentence. */
export type Words = { [Subject in keyof typeof mn]: Sentences<(typeof mn)[Subject]> };
export type Subject = keyof Words;
/** The subjects that no loader sends. */
export type CommonWords = Pick<Words, keyof typeof common>;
/** A sentence's full key, `subject.key`, as notices and errors name it. */
export type WordKey = { [S in Subject]: `${S}.${Extract<keyof Words[S], string>}` }[Subject];

/**
 * Puts values into a sentence: `{{count}} бараа` with `{count: 3}` → `3 бараа`. The notation is i18next's.
 * Server and browser both use this, so that a sentence is the same on either side.
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
