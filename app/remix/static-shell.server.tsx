/**
 * Renders the parts of the shell that are the same for every shopper, once per API response, language and kind of
 * document.
 */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { listedTexts } from "#app/info/texts.server.ts";
import { LanguageProvider } from "#app/words/use-words.ts";
import type { PageContext } from "#bff/client.ts";
import type { Language } from "#bff/rules/language.ts";
import { FooterBase, FooterLists } from "../shell/footer-parts.tsx";
import { MenuGroups } from "../shell/menu-groups.tsx";
import { type Delivery, DeliveryProvider } from "./document.tsx";
import type { ShellPart } from "./static-html.tsx";

/** Keyed by the views: views of cached responses are the same objects until the cache is renewed. */
const printed = new WeakMap<object, Map<string, string>>();

/** Stands for the footer where the API did not give one. */
const NO_FOOTER = {};

/**
 * @param shell the data of the parts
 * @param language of their words
 * @param delivery of the document
 * @returns the markup of each part
 */
export function printStaticShell(
  { menu, footer, shop, payments }: NonNullable<PageContext["staticShell"]>,
  language: Language,
  delivery: Delivery,
): Record<ShellPart, string> {
  const once = (source: object, part: ShellPart, element: ReactElement): string => {
    const known = printed.get(source) ?? new Map<string, string>();
    printed.set(source, known);
    const key = `${part} ${language}`;
    const markup = known.get(key) ?? print(element, language, delivery);
    known.set(key, markup);
    return markup;
  };
  return {
    menu: once(menu, "menu", <MenuGroups menu={menu} />),
    footerLists: once(footer ?? NO_FOOTER, "footerLists", <FooterLists footer={footer} />),
    // The shop's own facts are set at deployment: constant within an isolate.
    footerBase: once(
      footer ?? NO_FOOTER,
      "footerBase",
      <FooterBase {...{ footer, shop, payments }} texts={listedTexts(language, payments)} />,
    ),
  };
}

function print(element: ReactElement, language: Language, delivery: Delivery): string {
  return renderToStaticMarkup(
    <DeliveryProvider value={delivery}>
      <LanguageProvider value={language}>{element}</LanguageProvider>
    </DeliveryProvider>,
  );
}
