import { expect, it } from "vitest";
import { samples } from "#tests/contract/samples.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { cookieHeader, fakeShop } from "#tests/fixtures/fake-api.ts";
import { fakeRegistries } from "#tests/support/fake-registries.ts";
import { contract, type EndpointName } from "../upstream/contract.ts";
import { cookies, type Session } from "./cookies.ts";

const SESSION: Session = { token: "customer-token", sid: "s".repeat(22), user: { name: "Бат", bonus: 0 } };

/** One call with the customer's token, of a customer whom the registry knows. */
async function callAs(name: EndpointName, how: "fresh" | "cached", status: number) {
  const registries = fakeRegistries();
  const shop = fakeShop({ [name]: () => new Response(null, { status }) }, { SHOPPER: registries.namespace });
  const before = shop.visit();
  before.visitor.shopper.jar.write(cookies.session, SESSION);
  const { visitor } = shop.visit(await cookieHeader(before.visitor));
  await visitor.shopper.sessions.open(SESSION);
  const error = await visitor.api[how](name, samples[name], SESSION.token).then(String, String);
  return {
    error,
    session: await visitor.shopper.session(),
    ended: registries.calls.filter((call) => call === "sessions.end").length,
  };
}

const withToken = endpointNames().filter((name) => contract[name].auth !== "open");

it.each(withToken.flatMap((name) => [401, 403].map((status) => [name, status] as const)))(
  "%s: a refused token (%d) ends the session, here and in its registry",
  async (name, status) => {
    expect(await callAs(name, "fresh", status)).toMatchObject({ session: undefined, ended: 1 });
    expect(await callAs(name, "cached", status)).toMatchObject({ session: undefined, ended: 1 });
  },
);

it("any other failure ends none", async () => {
  const { error, session, ended } = await callAs("myInfo", "fresh", 400);
  expect([error.split(":")[0], session, ended]).toEqual(["UpstreamFault", SESSION, 0]);
});
