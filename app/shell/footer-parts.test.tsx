import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/words/use-words.ts";
import type { Language } from "#bff/rules/language.ts";
import { toListPrice, toUnitPrice } from "#bff/rules/price.ts";
import type { Footer } from "#bff/views/shell.ts";
import { FooterBase, FooterLists } from "./footer-parts.tsx";
import { printedPayments } from "./payment-marks.server.ts";

const shop = { name: "Оч", phone: "7700-1234", email: "info@och.mn", address: "Улаанбаатар" };
const picture = { src: "/b.svg" };
const card = { id: 5, title: "<script>", picture, rating: 4 };
const footer: Footer = {
  recommended: [{ ...card, unitPrice: toUnitPrice(900), oldPrice: toListPrice(1000) }],
  discounted: [],
  topRated: [],
  categories: [{ id: 1, name: "Утас" }],
  brandLogos: [{ name: "Sarnai", picture: { src: "/c.svg" } }],
};

function printed(lists: Footer | null, language: Language = "mn"): string {
  return renderToStaticMarkup(
    <LanguageProvider value={language}>
      <StaticRouter location="/">
        <FooterLists footer={lists} />
        <FooterBase footer={lists} shop={shop} payments={printedPayments(["qpay"])} texts={[]} />
      </StaticRouter>
    </LanguageProvider>,
  );
}

test("above eight categories there are two columns, and of the brands ten logos (rule G4)", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index}` }));
  const columnsAndLogos = (categories: number, brands: number) => {
    const brandLogos = many(brands).map(({ name }) => ({ name, picture: { src: "/c.svg" } }));
    const html = printed({ ...footer, categories: many(categories), brandLogos });
    return [html.includes("footer-links-two"), html.split("/c.svg").length - 1];
  };
  expect([columnsAndLogos(8, 10), columnsAndLogos(9, 11)]).toEqual([
    [false, 10],
    [true, 10],
  ]);
});
