import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/words/use-words.ts";
import { PAYMENT_METHOD_NAMES } from "#bff/rules/payment-methods.ts";
import { FooterBase, FooterLists } from "./footer-parts.tsx";
import { printedPayments } from "./payment-marks.server.ts";

test("every payment method has a mark", () => {
  for (const { name, mark } of printedPayments(PAYMENT_METHOD_NAMES)) expect(mark, name).toMatch(/svg/);
});

test("above eight categories there are two columns, and of the brands ten logos (rule G4)", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index}` }));
  const columnsAndLogos = (categories: number, brands: number) => {
    const brandLogos = names(brands).map(({ name }) => ({ name, picture: { src: "/c.svg" } }));
    const lists = { recommended: [], discounted: [], topRated: [], categories: names(categories), brandLogos };
    const html = renderToStaticMarkup(
      <LanguageProvider value="mn">
        <StaticRouter location="/">
          <FooterLists footer={lists} />
          <FooterBase footer={lists} payments={printedPayments(["qpay"])} texts={[]} />
        </StaticRouter>
      </LanguageProvider>,
    );
    return [html.includes("footer-links-two"), html.split("/c.svg").length - 1];
  };
  expect([columnsAndLogos(8, 10), columnsAndLogos(9, 11)]).toEqual([
    [false, 10],
    [true, 10],
  ]);
});
