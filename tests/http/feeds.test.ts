/** The product feed: what Google's specification requires, which Meta reads too, with the shop's prices and stock. */
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { parsedXml } from "#tests/support/sitemap.ts";

const price = z.string().regex(/^[1-9]\d* MNT$/);
/** Two moments of ISO 8601 with a slash between. */
const period = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/);
const address = z.url({ protocol: /^https?$/ });

/** Google's product data specification, restricted to the fields that the shop has. */
const googleItem = z.strictObject({
  "g:id": z.string().min(1).max(50),
  "g:title": z.string().min(1).max(150),
  "g:description": z.string().min(1).max(5_000),
  "g:link": address,
  "g:image_link": address,
  "g:availability": z.enum(["in_stock", "out_of_stock"]),
  "g:price": price,
  "g:sale_price": price.optional(),
  "g:sale_price_effective_date": period.optional(),
  "g:condition": z.literal("new"),
  "g:brand": z.string().min(1).max(70).optional(),
  "g:identifier_exists": z.literal("no"),
  "g:item_group_id": z.string().min(1).max(50).optional(),
  "g:color": z.string().min(1).max(100).optional(),
  "g:product_type": z.string().min(1).max(750),
  "g:shipping": z.strictObject({ "g:country": z.literal("MN"), "g:price": price }),
});
const google = z.object({
  rss: z.object({
    channel: z.object({
      title: z.string().min(1),
      link: address,
      description: z.string().min(1),
      item: z.array(googleItem),
    }),
  }),
});

const PATH = "/feed/google.xml";

const offersOf = (text: string) =>
  google.parse(parsedXml(text)).rss.channel.item.map((item) => ({
    id: item["g:id"],
    title: item["g:title"],
    link: item["g:link"],
    price: item["g:price"],
    now: item["g:sale_price"] ?? item["g:price"],
    isInStock: item["g:availability"] === "in_stock",
    /** When its discount ends, to the minute. */
  }));

/** Names that would break a feed that does not escape. */
const ODD_NAMES = [`"Нэр", <b>&amp; ]]>`, "=HYPERLINK(1), таб", "'; DROP --"];

const shop = sharedShop();
beforeAll(async () => {
  const models = await shop.sql("SELECT DISTINCT model_id FROM product WHERE listed = 1 AND image <> '' AND id > 40");
  for (const [index, name] of ODD_NAMES.entries())
    await shop.sql("UPDATE model SET name = ? WHERE id = ?", name, Number(models[index]?.model_id));
  await shop.sql("UPDATE product SET image = '' WHERE id = 40");
});

test("has every listed product with a picture once, by the market's specification", async () => {
  const answer = await fetch(shop.origin + PATH);
  expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("Set-Cookie")]).toEqual([
    200,
    "public, max-age=900",
    null,
  ]);
  const offers = offersOf(await answer.text());
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND image <> '' AND id <> 1");
  expect(offers.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => String(id)).toSorted());
});

test("agrees with each product's page in name, address, price and stock", async () => {
  const offers = offersOf(await (await fetch(shop.origin + PATH)).text());
  const step = Math.max(1, Math.floor(offers.length / 25));
  const odd = offers.filter(({ title }) => ODD_NAMES.some((name) => title.includes(name)));
  expect(odd.length).toBeGreaterThanOrEqual(ODD_NAMES.length);
  let discounted = 0;
  for (const offer of [...odd, ...offers.filter((_, index) => index % step === 0)]) {
    const { page, url } = await new PlainBrowser(shop.origin).open(offer.link);
    const { product } = productLdOf(page);
    expect({ ...offer, price: undefined }, offer.link).toEqual({
      id: product.sku,
      title: product.name,
      link: url.href,
      price: undefined,
      now: `${product.offers.price} MNT`,
      isInStock: product.offers.availability.endsWith("InStock"),
    });
    const old = page.querySelector(".purchase-price del")?.textContent.replace(/\D/g, "");
    if (offer.price !== offer.now) discounted++;
    expect(`${old || product.offers.price} MNT`, offer.link).toBe(offer.price);
  }
  expect(discounted).toBeGreaterThan(0);
});
