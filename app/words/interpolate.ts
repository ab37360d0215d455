/**
 * Puts values into a sentence of a component: `{{count}} бараа` with `{count: 3}` → `3 бараа`. Server and browser
 * render the same components and print the same; i18next, whose notation this is, is on the server alone.
 * @returns the sentence; a name without a value stays as it is
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * As `interpolate`, with the sentence of a number: `{key}_one` for one, else `{key}_other`, as i18next names them and
 * chooses in both languages.
 * @param values of the sentence, where it prints more than `count`
 */
export function interpolateCount<Key extends string>(
  words: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  values: Readonly<Record<string, string | number>> = { count },
): string {
  return interpolate(words[`${key}_${count === 1 ? "one" : "other"}`], values);
}
