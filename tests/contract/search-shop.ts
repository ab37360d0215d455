/** The shop's search before the reference API with its seed, through the BFF's own route, and the seed's products. */
import { startApi } from "#api/testing/server.ts";
import { ask } from "#bff/client.ts";
import { readEnv } from "#bff/env.ts";
import { createBffClient } from "#bff/in-process.ts";
import { createVisitor } from "#bff/session/visitor.ts";
import { nameVocabulary } from "#bff/views/catalogue-names.ts";
import { visitOf } from "#tests/support/few-pages.ts";
import { GENERATION } from "#tests/support/generation.ts";

const COOKIE_KEYS = "test:MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY";
/** Of the shell: in any isolate's memory. */
const SHELL = ["/api/home/categories", "/api/product/all-brand"];

/** A product of the seed that lists show. */
export interface SeedProduct {
  id: number;
  category: string;
  sub: string;
  brand: string;
  colour: string;
  model: string;
  name: string;
  specs: Map<string, string>;
}

/** Starts the API of this run's generation on a fresh seed. */
export async function startSearchShop() {
  const api = await startApi({ generation: GENERATION });

  async function readProducts(): Promise<SeedProduct[]> {
    const rows = await api.sql(
      `SELECT p.id, c.category_name, s.sub_category_name, b.brandname, p.color_name, m.model, m.name,
         (SELECT json_group_array(json_array(name, value)) FROM model_spec WHERE model_id = m.id) AS specs
       FROM product p JOIN model m ON m.id = p.model_id JOIN category c ON c.id = p.type
         JOIN sub_category s ON s.id = p.category_sub_id JOIN brand b ON b.id = p.brand_id WHERE p.listed = 1`,
    );
    return rows.map((row) => ({
      id: Number(row.id),
      category: String(row.category_name),
      sub: String(row.sub_category_name),
      brand: String(row.brandname),
      colour: String(row.color_name ?? ""),
      model: String(row.model),
      name: String(row.name),
      specs: new Map(JSON.parse(String(row.specs)) as [string, string][]),
    }));
  }

  /**
   * What a search shows to a new visitor, how many calls of the API it took, without those that every page of the shop
   * makes (menu, brands), and how many of these had to wait for another.
   */
  async function searchFor(text: string) {
    const seen = { calls: 0, rounds: 0 };
    const env = readEnv({
      COOKIE_KEYS,
      API: {
        fetch: async (request: Request) => {
          const { pathname } = new URL(request.url);
          const isCounted = !SHELL.includes(pathname);
          const round = seen.rounds + 1;
          if (isCounted) seen.calls += 1;
          const headers = Object.fromEntries(request.headers);
          const answer = await api.fetch(pathname, { method: request.method, headers, body: await request.text() });
          if (isCounted) seen.rounds = Math.max(seen.rounds, round);
          return answer;
        },
      },
    });
    const visitor = createVisitor({
      ...visitOf("/"),
      env,
      request: new Request("http://shop.test/"),
      requestId: "test",
      waitUntil: () => undefined,
      edge: async () => ({ match: async () => undefined, put: async () => undefined }),
      onFault: () => undefined,
    });
    // Every isolate has these at hand.
    nameVocabulary(await visitor.api.cached("categories", undefined), await visitor.api.cached("allBrand", undefined));
    // A search that finds nothing also requests the best sellers, which are no part of the search.
    await visitor.api.cached("top20", undefined);
    Object.assign(seen, { calls: 0, rounds: 0 });
    const query = { search: `?${new URLSearchParams({ p: text })}` };
    const answer = await ask(createBffClient(visitor).lists.search.$get({ query }));
    return { answer, cards: answer.list?.cards ?? [], ...seen };
  }

  return { readProducts, searchFor, dispose: () => api.dispose() };
}
