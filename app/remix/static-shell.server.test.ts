import { expect, test } from "vitest";
import { formatTugrik } from "#bff/rules/money.ts";
import { PAYMENT_METHODS } from "#bff/rules/payment-methods.ts";
import { toListPrice, toUnitPrice } from "#bff/rules/price.ts";
import type { Footer, MenuCategory } from "#bff/views/shell.ts";
import { printStaticShell } from "./static-shell.server.tsx";

const shop = { name: "Оч", phone: "7700-1234", email: "info@och.mn", address: "Улаанбаатар" };
const payments = ["qpay"] as const;
const menu: MenuCategory[] = [
  { id: 1, name: "<b>Утас</b>", icon: { src: "/a.svg", alt: "" }, subCategories: [{ id: 7, name: 'Гар "утас"' }] },
];
const footer: Footer = {
  recommended: [
    {
      id: 5,
      title: "<script>",
      picture: { src: "/b.svg", alt: "" },
      unitPrice: toUnitPrice(900),
      oldPrice: toListPrice(1000),
      rating: 4,
    },
  ],
  discounted: [],
  topRated: [],
  categories: [{ id: 1, name: "Утас" }],
  brandLogos: [{ name: "Sarnai", picture: { src: "/c.svg", alt: "Sarnai" } }],
};

const EVERYTHING = { hasScripts: true };

test("the API's names are text, and the links lead to our pages", () => {
  const parts = printStaticShell({ menu, footer, payments, shop }, "mn", EVERYTHING);
  expect(parts.menu).toContain('href="/category/1"');
  expect(parts.menu).toContain('<a href="/sub-category/7">Гар &quot;утас&quot;</a>');
  expect(parts.menu).toContain("&lt;b&gt;Утас&lt;/b&gt;");
  expect(parts.footerLists).toContain('<a href="/single-product/5">&lt;script&gt;</a>');
  expect(parts.footerLists).toContain(formatTugrik(1000));
  expect(parts.footerBase).toContain(shop.phone);
});

test("what can be paid with is what the shop offers", () => {
  const { footerBase } = printStaticShell({ menu, footer: { ...footer }, payments, shop }, "mn", EVERYTHING);
  expect(footerBase).toContain(">QPay</li>");
  for (const { brand } of Object.values(PAYMENT_METHODS)) {
    if (brand !== "QPay") expect(footerBase).not.toContain(`>${brand}</li>`);
  }
});

test("each language has its own words, each answer of the API its own print", () => {
  const english = printStaticShell({ menu, footer, payments, shop }, "en", EVERYTHING);
  expect(english.footerLists).toContain("Recommended");
  expect(printStaticShell({ menu, footer, payments, shop }, "mn", EVERYTHING).footerLists).toContain("Санал болгох");
  const [sub] = menu[0]?.subCategories ?? [];
  const renewed = [
    { ...menu[0], id: 2, name: "Зурагт", icon: { src: "/a.svg", alt: "" }, subCategories: sub ? [sub] : [] },
  ];
  expect(printStaticShell({ menu: renewed, footer, payments, shop }, "en", EVERYTHING).menu).toContain("/category/2");
});

test("above eight categories there are two columns, and of the brands ten logos (rule G4)", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `N${index}` }));
  const printed = (categories: number, brands: number) => {
    const brandLogos = many(brands).map(({ name }) => ({ name, picture: { src: "/c.svg", alt: name } }));
    const lists = { ...footer, categories: many(categories), brandLogos };
    const parts = printStaticShell({ menu, footer: lists, payments, shop }, "mn", EVERYTHING);
    return [parts.footerBase.includes("footer-links-two"), Object.values(parts).join("").split("/c.svg").length - 1];
  };
  expect([printed(8, 10), printed(9, 11)]).toEqual([
    [false, 10],
    [true, 10],
  ]);
});

test("without the API's lists the footer still shows the shop's facts", () => {
  const parts = printStaticShell({ menu: [], footer: null, payments, shop }, "mn", EVERYTHING);
  expect(parts.footerLists).toBe("");
  expect(parts.footerBase).toContain('href="tel:7700-1234"');
  expect(parts.footerBase).not.toContain("/category/");
});
