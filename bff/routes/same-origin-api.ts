/**
 * The existing API's calls for our own pages' scripts (decision 0120): the contract's endpoints and nothing else,
 * where it offers them, each request held to the border's guard, the token added here and never in a reply.
 */
import { type Context, Hono } from "hono";
import { BffError, type ErrorCode } from "../errors.ts";
import { ORDER_NUMBER } from "../rules/order.ts";
import { updateSessionUser } from "../session/own-session.ts";
import type { RequestEnv } from "../session/request-env.ts";
import type { Visitor } from "../session/visitor.ts";
import { assertRequest, RequestRefused } from "../upstream/border.ts";
import { contract, type EndpointName, type ReplyOf, type RequestOf } from "../upstream/contract.ts";
import { wholeBody } from "../whole-body.ts";
import { renewSession, startSession, withoutWho } from "./account.ts";
import { isPaid } from "./orders.ts";

/** Calls that the existing API answers for anybody (docs/api.md, section 5), and we only for the customer concerned. */
const NOT_TIED_TO_CUSTOMER: ReadonlySet<EndpointName> = new Set(["isPaidQpay"]);

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(contract, name);
const offered = new Map(
  Object.keys(contract)
    .filter(isEndpointName)
    .filter((name) => contract[name].browser === "offered")
    .map((name) => [contract[name].path as string, name]),
);

/** POST `/api/{home|user|product|purchase}/{name}` with a JSON body, or none where the contract has none. */
export function createSameOriginApi(): Hono<RequestEnv> {
  const api = new Hono<RequestEnv>();
  api
    .post("/:group/:name", async (c) => {
      const name = offered.get(new URL(c.req.url).pathname);
      if (!name) throw new BffError("not-found");
      try {
        return c.json(await answer(c, name));
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        return c.json({ code: "field-refused" satisfies ErrorCode, field: error.field }, 400);
      }
    })
    .all("/:group/:name", () => {
      throw new BffError("method-not-allowed");
    })
    .all("*", () => {
      throw new BffError("not-found");
    });
  return api;
}

async function answer(c: Context<RequestEnv>, name: EndpointName): Promise<object> {
  const visitor = c.get("visitor");
  const request = await readRequest(c, name);
  const token = await tokenFor(visitor, name);
  // Before the password changes: whoever holds a copy of a session must not keep it because a registry did not answer
  // afterwards.
  if (name === "changePassword") await renewSession(visitor);
  if (NOT_TIED_TO_CUSTOMER.has(name)) return paymentState(visitor, request);
  const reply = await visitor.api.cached(name, request, token);
  return settle(visitor, name, request, reply);
}

/** In the words of the existing API, but of the customer's own orders alone. */
async function paymentState(visitor: Visitor, request: unknown): Promise<{ result: "success" | "fail" }> {
  const { invoiceId } = contract.isPaidQpay.request.parse(request);
  const paid = ORDER_NUMBER.test(invoiceId) && (await isPaid(visitor, invoiceId));
  return { result: paid ? "success" : "fail" };
}

async function readRequest<Name extends EndpointName>(c: Context<RequestEnv>, name: Name): Promise<RequestOf<Name>> {
  const body = await wholeBody(c.req.text());
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (body !== "" && type !== "application/json") throw new BffError("bad-request");
  let json: unknown;
  try {
    json = body === "" ? undefined : JSON.parse(body);
  } catch {
    throw new BffError("bad-request");
  }
  assertRequest(name, json);
  return json;
}

async function tokenFor(visitor: Visitor, name: EndpointName): Promise<string | null> {
  const { auth } = contract[name];
  if (auth === "open") return null;
  const session = await visitor.shopper.session({ needed: auth === "token" });
  if (auth === "token" && !session) throw new BffError("sign-in-required");
  return session?.token ?? null;
}

/** Applies a reply's effects on the session, and returns the part for the browser: never the token. */
async function settle(
  visitor: Visitor,
  name: EndpointName,
  request: unknown,
  reply: ReplyOf<EndpointName>,
): Promise<object> {
  if (name === "updateInfo" && "result" in reply && reply.result === "success") {
    const { info } = contract.updateInfo.request.parse(request);
    await updateSessionUser(visitor, { name: info.name });
  }
  if (name === "forgotPassword") return withoutWho(contract.forgotPassword.reply.parse(reply));
  // A page of ours needs them for the customer's own review alone, and reads them in the BFF.
  if ("review" in reply) return { ...reply, review: reply.review.map(({ user_id: _, ...review }) => review) };
  if (!("token" in reply)) return reply;
  await startSession(visitor, reply);
  const { token: _, ...rest } = reply;
  return rest;
}
