/**
 * What an answer to a script says of a form that the front door refused, in Remix's notation: a flat list of names and
 * values.
 */
export function refusalIn(body: string): { text: unknown } {
  const flat: unknown[] = JSON.parse(body.split("\n", 1)[0] ?? "[]");
  const after = (name: string) => (flat.includes(name) ? flat[flat.indexOf(name) + 1] : undefined);
  return { text: after("text") };
}
