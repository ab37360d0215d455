import type { Language } from "#bff/rules/language.ts";
import type { PaymentMethod } from "#bff/rules/payment-methods.ts";
import type { Text } from "./texts.ts";

const files = Object.entries(import.meta.glob<Text>("./texts/*/*.md", { eager: true, import: "default" }));

function textsIn(language: Language): ReadonlyMap<string, Text> {
  const folder = `./texts/${language}/`;
  return new Map(
    files
      .filter(([file]) => file.startsWith(folder))
      .map(([file, text]): [string, Text] => [file.slice(folder.length, -".md".length), text])
      .toSorted(([, one], [, other]) => Number(one.order) - Number(other.order)),
  );
}

/** Every text by its name, in the order of the lists that lead to them: the files of the folder texts. */
export const TEXTS: Readonly<Record<Language, ReadonlyMap<string, Text>>> = { mn: textsIn("mn"), en: textsIn("en") };

/** Whether a shop with these payment methods shows a text or a section. */
export const isOffered = ({ payments }: Pick<Text, "payments">, methods: readonly PaymentMethod[]): boolean =>
  payments === undefined || payments.split(", ").some((name) => methods.some((method) => method === name));

/** The texts of a shop with these payment methods: without one in parts there is no page about instalments. */
export function listedTexts(language: Language, methods: readonly PaymentMethod[]): { name: string; title: string }[] {
  return [...TEXTS[language]]
    .filter(([, text]) => isOffered(text, methods))
    .map(([name, { title }]) => ({ name, title }));
}
