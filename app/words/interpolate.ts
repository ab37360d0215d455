/**
 * Puts values into a sentence of a component: `{{count}} бараа` with `{count: 3}` → `3 бараа`. Server and browser
 * render the same components and print the same; i18next, whose notation this is, is on the server alone.
 * @returns the sentence; a name without a value stays as it is
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
