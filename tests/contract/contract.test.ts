/**
 * Every endpoint of the contract against the reference API: each is called, each reply fits, as guest and as customer.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TokenRefused } from "#bff/upstream/client.ts";
import { contract, type EndpointName } from "#bff/upstream/contract.ts";
import { replyFields } from "#scripts/check-api/reply-fields.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { isSecond } from "#tests/support/generation.ts";
import { faultOf, type ReferenceApi, startReferenceApi } from "./reference-api.ts";
import { samples } from "./samples.ts";

let api: ReferenceApi;
let token: string;

beforeAll(async () => {
  api = await startReferenceApi();
  ({ token } = await api.newCustomer());
});
afterAll(() => api.dispose());

const ask = <Name extends EndpointName>(name: Name, as: string | null) => api.call(name, samples[name], as);
const names = endpointNames();
const ofAuth = (...auth: string[]) => names.filter((name) => auth.includes(contract[name].auth));

describe("a guest", () => {
  test.each(ofAuth("open", "token-or-null"))("%s: the reply fits", async (name) => {
    await expect(ask(name, null)).resolves.toBeTypeOf("object");
  });

  test.each(ofAuth("token"))("%s is refused", async (name) => {
    expect(await faultOf(ask(name, null))).toBe("status 401");
    expect(api.wire(name)).toEqual({ message: "Forbidden" });
  });
});

describe("a customer", () => {
  test.each(names)("%s: the reply fits, with a result word where the API has one", async (name) => {
    const reply = await ask(name, token);
    expect("result" in api.wire(name)).toBe(replyFields(name).has("result"));
    expect("result" in reply).toBe(replyFields(name).has("result"));
  });

  test.each(ofAuth("token", "token-or-null"))("%s: an invalid token ends the session", async (name) => {
    await expect(ask(name, "not-a-token")).rejects.toBeInstanceOf(TokenRefused);
  });
});

test("a guest's product without `Bearer null`: the reference API answers as well; the second generation fails", async () => {
  const response = await api.fetch(contract.singleProduct.path, { method: "POST", body: '{"id":"5"}' });
  if (isSecond) return expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ result: "success", single: [{ id: 5 }] });
});

test("no endpoint of the contract was left out", () => {
  expect([...api.called].sort()).toEqual([...names].sort());
});
