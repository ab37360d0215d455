/**
 * The existing API's calls for our own pages' scripts (design.md, Same-origin API): the contract's endpoints and nothing else,
 * each request checked against the contract, the token added here and never in a reply.
 */
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { cookies } from "../cookies.ts";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "../middleware/door.ts";
import { TokenRefused, UpstreamFault } from "../upstream/client.ts";
import { contract, type EndpointName, type ReplyOf, type RequestOf } from "../upstream/contract.ts";
import { updateSessionUser, type Visitor } from "../visitor.ts";
import { startSession } from "./account.ts";

/**
 * Not for browsers: `facebookLogin` takes a profile on trust (security.md §5); `createOrder` and `submitOrder` take sums from
 * their sender, and ours are made by the checkout from fresh data (security.md §6).
 */
const NOT_OFFERED: ReadonlySet<EndpointName> = new Set(["facebookLogin", "createOrder", "submitOrder"]);

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(contract, name);
const offered = new Map(
  Object.keys(contract)
    .filter(isEndpointName)
    .filter((name) => !NOT_OFFERED.has(name))
    .map((name) => [contract[name].path as string, name]),
);

/** The contract, seen so that the compiler keeps an endpoint's name and its request together. */
const requestSchemas: { [Name in EndpointName]: { request: z.ZodType<RequestOf<Name>> } } = contract;

/** POST `/api/{home|user|product|purchase}/{name}` with a JSON body, or none where the contract has none. */
export function createSameOriginApi() {
  return new Hono<DoorEnv>()
    .post("/:group/:name", async (c) => {
      const name = offered.get(new URL(c.req.url).pathname);
      if (!name) throw new BffError("not-found");
      return c.json(await answer(c, name));
    })
    .all("/:group/:name", () => {
      throw new BffError("method-not-allowed");
    })
    .all("*", () => {
      throw new BffError("not-found");
    });
}

async function answer(c: Context<DoorEnv>, name: EndpointName): Promise<object> {
  const visitor = c.get("visitor");
  const request = await readRequest(c, name);
  const token = await tokenFor(visitor, name);
  try {
    const reply = await visitor.cached(name, request, token);
    return await settle(visitor, name, request, reply);
  } catch (error) {
    if (error instanceof TokenRefused) {
      visitor.jar.clear(cookies.session);
      throw new BffError("session-ended");
    }
    if (error instanceof UpstreamFault) {
      throw new BffError(error.reason === "shape" ? "upstream-fault" : "upstream-unreachable");
    }
    throw error;
  }
}

async function readRequest<Name extends EndpointName>(c: Context<DoorEnv>, name: Name): Promise<RequestOf<Name>> {
  const body = await c.req.text();
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (body !== "" && type !== "application/json") throw new BffError("bad-request");
  let json: unknown;
  try {
    json = body === "" ? undefined : JSON.parse(body);
  } catch {
    throw new BffError("bad-request");
  }
  const { data, success } = requestSchemas[name].request.safeParse(json);
  if (!success || !isSafe(data)) throw new BffError("bad-request");
  return data;
}

const LONGEST_TEXT = 2_000;
const LONGEST_LIST = 60;
/** Conditions on specifications, which the existing server splices into SQL as they are (wire contract §3.1). */
const CONDITIONS: ReadonlySet<string> = new Set(["spec", "specs"]);

/**
 * Bounds every text and list. A list's texts, the names of colours, hold nothing that ends a quotation; a condition on specifications is not
 * taken from a browser at all: our lists build theirs from names that the API itself has listed (bff/listing).
 */
function isSafe(value: unknown, key = ""): boolean {
  if (Array.isArray(value)) {
    return (
      value.length <= LONGEST_LIST && value.every((entry) => !/['"\\\p{Cc}]/u.test(String(entry)) && isSafe(entry))
    );
  }
  if (typeof value === "string") return value.length <= (CONDITIONS.has(key) ? 0 : LONGEST_TEXT);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isSafe(inner, name));
}

async function tokenFor(visitor: Visitor, name: EndpointName): Promise<string | null> {
  const { auth } = contract[name];
  if (auth === "open") return null;
  const session = await visitor.session();
  if (auth === "token" && !session) throw new BffError("sign-in-required");
  return session?.token ?? null;
}

/** What a reply changes on our side, and what of it goes to the browser: never the token. */
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
  if (!("token" in reply)) return reply;
  await startSession(visitor, reply);
  const { token: _, ...rest } = reply;
  return rest;
}
