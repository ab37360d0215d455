/** Pictures of shared links (Open Graph): each page names one, and it shows what the page says. */
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type TestShop } from "#tests/support/shop.ts";

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await startShop();
  const [{ model_id } = {}] = await shop.sql(
    "SELECT model_id FROM product WHERE listed = 1 GROUP BY model_id HAVING count(*) > 2 LIMIT 1",
  );
  const rows = await shop.sql("SELECT id FROM product WHERE model_id = ? ORDER BY id LIMIT 3", Number(model_id));
  ids = rows.map(({ id }) => Number(id));
  const same =
    "UPDATE product SET image = 'gone.png', big_image1 = 'gone.png', discount = 0, sale_price = ? WHERE id = ?";
  for (const [index, id] of ids.entries()) await shop.sql(same, index === 2 ? 2_500_000 : 1_500_000, id);
});
afterAll(() => shop?.stop());

/** A picture's bytes, after its head was checked. */
async function picture(path: string): Promise<Buffer> {
  const response = await fetch(new URL(path, shop.origin));
  expect([response.status, response.headers.get("content-type")], path).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  return bytes;
}

test("a product's picture changes with its price, and with nothing that it does not show", async () => {
  const drawn = await Promise.all(ids.map((id) => picture(`/og/product/${id}.png`)));
  expect(drawn[1]?.equals(drawn[0] ?? Buffer.alloc(0))).toBe(true);
  expect(drawn[2]?.equals(drawn[0] ?? Buffer.alloc(0))).toBe(false);
});

test("each page names its picture with its size and its title, and it is there", async () => {
  const id = ids[0];
  const pages = ["/", `/single-product/${id}`, "/category/1", "/sub-category/1", "/brand/1", "/brands", "/top-20"];
  const further = ["/trend", "/new-arrival", "/contact", "/delivery", "/terms", "/login", "/search?p=утас"];
  for (const Cookie of ["", await english()]) {
    const seen = new Set<string>();
    for (const path of [...pages, ...further]) {
      const response = await fetch(shop.origin + path, { headers: { Cookie } });
      const head = parse(await response.text());
      const tag = (name: string) =>
        head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";
      expect([tag("og:image:width"), tag("og:image:height"), tag("twitter:card")], path).toEqual([
        "1200",
        "630",
        "summary_large_image",
      ]);
      expect(tag("og:image:alt"), path).toBe(tag("og:title"));
      const address = new URL(tag("og:image"));
      expect(address.origin, path).toBe(shop.origin);
      if (address.pathname !== "/og.png") {
        expect(address.searchParams.get("lang"), path).toBe(Cookie ? "en" : null);
        const answer = await fetch(address, { method: "HEAD" });
        // The address carries the mark of what is drawn.
        expect([path, answer.headers.get("cache-control")]).toEqual([path, "public, max-age=86400"]);
        expect(seen.has(address.href), path).toBe(false);
        seen.add(address.href);
      }
      await picture(address.href);
    }
    expect(seen.size).toBe(12);
  }
});

/** The cookie of a shopper who has chosen English. */
async function english(): Promise<string> {
  const response = await fetch(`${shop.origin}/language/en`, { redirect: "manual" });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("an unknown picture is a 404 and draws nothing", async () => {
  for (const path of ["product/999999999.png", "category/999999.png", "page/login.png", "page/..%2f.png", "x/1.png"]) {
    const response = await fetch(`${shop.origin}/og/${path}`);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("content-type"), path).not.toContain("image/");
  }
});

test("a picture has its headers, and is revalidated by its ETag", async () => {
  const response = await fetch(`${shop.origin}/og/page/delivery.png`);
  const { headers } = response;
  await response.arrayBuffer();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("set-cookie")).toBeNull();
  const again = await fetch(`${shop.origin}/og/page/delivery.png`, {
    headers: { "If-None-Match": headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a hostile name is only text, and a very long one still makes a picture", async () => {
  const names = ["<svg onload=alert(1)><script>", "{{shop}} $x \u202e\u0000 𝕏😀漢字", "Өргөнүүрхэнгүүйлэгч".repeat(60)];
  const rows = await shop.sql(
    "SELECT min(id) AS id, model_id FROM product WHERE listed = 1 GROUP BY model_id LIMIT 3 OFFSET 9",
  );
  for (const [index, { id, model_id }] of rows.entries()) {
    await shop.sql("UPDATE model SET name = ? WHERE id = ?", names[index] ?? "", Number(model_id));
    await picture(`/og/product/${id}.png`);
  }
});
