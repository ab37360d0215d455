import { describe, expect, it, test } from "vitest";
import { doorWith, SHOP, signedIn, testEnv } from "#tests/support/door.ts";
import { setCookies } from "../door/set-cookies.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { contract } from "../upstream/contract.ts";
import { createSameOriginApi } from "./same-origin-api.ts";

const TOKEN = "canary-token-9f31";
const user = {
  id: 1,
  name: "Бат",
  email: "bat@och.mn",
  phone: "",
  phone2: "",
  bonus: 2020,
  img: null,
  password: "$2b$hash",
};

function shop(answer: (path: string, body: string) => Response = () => Response.json({ result: "success" })) {
  clearReplyMemory();
  const seen: { path: string; body: string; authorization: string | null }[] = [];
  const API = {
    fetch: async (request: Request) => {
      const path = new URL(request.url).pathname;
      const body = await request.text();
      seen.push({ path, body, authorization: request.headers.get("Authorization") });
      return answer(path, body);
    },
  };
  const app = doorWith([setCookies], testEnv({ API }));
  app.route("/api", createSameOriginApi());
  app.notFound((c) => c.text("unknown", 404));
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`${SHOP}${path}`, {
      method: "POST",
      headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { app, post, seen };
}

describe("what is offered", () => {
  const withheld = ["/api/user/facebook-login", "/api/product/create-order", "/api/purchase/submit-order"];

  it("is the contract without the calls that trust their sender", async () => {
    const { post, seen } = shop(() => new Response(null, { status: 404 }));
    for (const { path } of Object.values(contract)) {
      const { status } = await post(path, {});
      if (withheld.includes(path)) expect(status, path).toBe(404);
      else expect([400, 401, 503], path).toContain(status);
    }
    for (const path of withheld) expect(seen.map((call) => call.path)).not.toContain(path);
  });

  it.each(["/api/admin/users", "/api/home", "/api/constructor/name"])("is not %s", async (path) => {
    const { post, seen } = shop();
    expect((await post(path, {})).status).toBe(404);
    expect(seen).toEqual([]);
  });
});

test("a forgotten password does not reveal who is registered; other answers of the API are passed on", async () => {
  const answers = [
    { result: "success", data: "Нууц үг амжилттай шинэчлэгдлээ. И-мэйл хаягаа шалгана уу" },
    { result: "failed", data: "Уучлаарай. Энэ и-мэйл хаяг нь бүртгэлгүй байна" },
    { result: "failed", data: "И-мэйл илгээхэд алдаа гарлаа" },
  ];
  const told = [];
  for (const answer of answers) {
    const { post } = shop(() => Response.json(answer));
    told.push(await (await post("/api/user/forgot-password", { email: "bat@och.mn" })).json());
  }
  expect(told).toEqual([{ result: "success" }, { result: "success" }, answers[2]]);
});

describe("a request", () => {
  it("goes on as the contract writes it, without further fields", async () => {
    const { post, seen } = shop(() =>
      Response.json({ product: [{ id: 1, discount: 0, bonus_percent: 3, remain: 5, secret: 1 }] }),
    );
    const response = await post("/api/product/cart-product", { products: [1, 2], admin: true });
    expect(seen).toEqual([{ path: "/api/product/cart-product", body: '{"products":[1,2]}', authorization: null }]);
    expect(await response.json()).toEqual({ product: [{ id: 1, discount: 0, bonus_percent: 3, remain: 5 }] });
  });

  it.each<[string, unknown]>([
    ["/api/product/cart-product", { products: [] }],
    ["/api/product/single-product", undefined],
    ["/api/product/single-product", "{"],
    ["/api/product/top20", {}],
  ])("to %s that does not fit (%j) is not sent", async (path, body) => {
    const { post, seen } = shop();
    expect((await post(path, body)).status).toBe(400);
    expect(seen).toEqual([]);
  });

  it("is JSON: no form of another page can be one", async () => {
    const { post, seen } = shop();
    const body = JSON.stringify({ products: [1] });
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      expect((await post("/api/product/cart-product", body, { "Content-Type": type })).status).toBe(400);
    }
    expect(seen).toEqual([]);
  });
});

describe("the token", () => {
  it("is added from the session, to the calls that need it and no other", async () => {
    const { post, seen } = shop();
    const headers = { Cookie: await signedIn() };
    await post("/api/user/my-info", undefined, headers);
    await post("/api/product/single-product", { id: 1 }, headers);
    await post("/api/home/categories", undefined, headers);
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      "Bearer customer-token",
      "Bearer customer-token",
      null,
    ]);
  });

  it("is not taken from the request", async () => {
    const { post, seen } = shop();
    expect((await post("/api/user/my-info", undefined, { Authorization: "Bearer stolen" })).status).toBe(401);
    expect(seen).toEqual([]);
    await post("/api/product/single-product", { id: 1 }, { Authorization: "Bearer stolen" });
    expect(seen[0]?.authorization).toBe("Bearer null");
  });

  it("of a sign-in becomes a session and is in no response, nor are the API's other fields", async () => {
    const { post } = shop(() => Response.json({ result: "success", token: TOKEN, data: user }));
    const response = await post("/api/user/login", { email: "bat@och.mn", password: "p" });
    const told = `${await response.clone().text()} ${JSON.stringify([...response.headers])}`;
    expect(told).not.toContain(TOKEN);
    expect(told).not.toContain("hash");
    expect(await response.json()).toMatchObject({ result: "success", data: { name: "Бат", bonus: 2020 } });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(cookie).toMatch(/^__Host-session=/);
    const after = shop();
    await after.post("/api/user/my-info", undefined, { Cookie: cookie });
    expect(after.seen[0]?.authorization).toBe(`Bearer ${TOKEN}`);
  });
});

it("a failed sign-in shows the API's own message and makes no session", async () => {
  const { post } = shop(() => Response.json({ result: "fail", data: "Нууц үг буруу" }));
  const response = await post("/api/user/login", { email: "a@b.mn", password: "b" });
  expect(await response.json()).toEqual({ result: "fail", data: "Нууц үг буруу" });
  expect(response.headers.getSetCookie()).toEqual([]);
});

it("what customers wrote goes out without who they are", async () => {
  const review = [{ name: "Бат", message: "Сайн", rate: 5, user_id: 7, created_at: "2026-01-02T03:04:05.000Z" }];
  const single = [{ id: 1, name: "Утас", model: "X", sale_price: 1000 }];
  const { post } = shop(() => Response.json({ result: "success", single, review }));
  const response = await post("/api/product/single-product", { id: 1 });
  expect(Object(await response.json()).review).toEqual([{ ...review[0], user_id: undefined }]);
});

it("a fault of the API is 503 and none of its words", async () => {
  const response = await shop(() => Response.json({ category: "secret" })).post("/api/home/categories");
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain("secret");
});
