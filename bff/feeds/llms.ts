/** A description of the shop for assistants (llmstxt.org): where things are, and what they can do for a shopper. */
import type { Env } from "../env.ts";
import type { Menu } from "../views/shell.ts";

/** @param origin the shop's; @param menu its categories */
export function llms({ SHOP_NAME, SHOP_PHONE, SHOP_EMAIL }: Env, origin: string, { menu }: Menu): string {
  const at = (path: string) => new URL(path, origin).href;
  const link = (text: string, path: string) => `[${text.replace(/[[\]]/g, "\\$&")}](${at(path)})`;
  const lists = menu.flatMap(({ id, name, subCategories }) => [
    `- ${link(name, `/category/${id}`)}`,
    ...subCategories.map((sub) => `  - ${link(sub.name, `/sub-category/${sub.id}`)}`),
  ]);
  return `# ${SHOP_NAME}

> Online electronics shop in Ulaanbaatar, Mongolia. Pages are in Mongolian, prices in Mongolian tugrik (MNT, \u20ae).

- These answer with Markdown to \`Accept: text/markdown\`: products, categories, sub-categories, events, the list of brands, each brand, new products, best sellers and searches. The other pages are HTML.
- English: any page with \`lang=en\` in its query.
- Search: \`${at("/search")}?p={text}\`. A list takes \`brand\`, \`sub\`, \`color\`, \`min\`, \`max\`, \`sort\` and \`page\`; the values are named in it.
- To buy: send the shopper to \`${at("/cart/add")}?id={product}&quantity={pieces}\`. The link changes nothing; they confirm there.
- Lists that are narrowed or sorted, and \`/cart/add\`, are for requests that a person asked for; robots.txt excludes them from crawling.
- Prices and stock are those of the moment. Delivery is within Ulaanbaatar; its fee is on each product.

## Categories

${lists.join("\n")}

## More

- ${link("Brands", "/brands")}
- ${link("New products", "/new-arrival")}
- ${link("Best sellers", "/top-20")}
- ${link("Delivery", "/delivery")}
- ${link("Warranty and return", "/warranty")}
- ${link("Contact", "/contact")}: ${SHOP_PHONE}, ${SHOP_EMAIL}
- ${link("Sitemap", "/sitemap.xml")}
`;
}
