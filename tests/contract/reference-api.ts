/**
 * The reference API in workerd, called as the shop calls it: through the BFF's own client, with access to the raw
 * replies.
 */
import { startApi, TEST_CALLER_SECRET, type TestApi } from "#api/testing/server.ts";
import { type Call, createUpstream, UpstreamFault } from "#bff/upstream/client.ts";
import { contract, type EndpointName, type ReplyOf } from "#bff/upstream/contract.ts";
import { GENERATION } from "#tests/support/generation.ts";

export interface ReferenceApi {
  call: Call;
  /** The last answer of an endpoint as it came, before the contract read it. */
  wire(name: EndpointName): Record<string, unknown>;
  called: ReadonlySet<EndpointName>;
  /** A new customer, with the welcome bonus. */
  newCustomer(): Promise<{ token: string; email: string }>;
  sql: TestApi["sql"];
  fetch: TestApi["fetch"];
  dispose(): Promise<void>;
}

/**
 * Starts the API on a freshly seeded database.
 * @param settings variables of the API that differ from those of a test
 */
export async function startReferenceApi(settings: Record<string, string> = {}): Promise<ReferenceApi> {
  const api = await startApi({ generation: GENERATION, settings });
  const answered = new Map<string, string>();
  const called = new Set<EndpointName>();
  const upstream = createUpstream({
    origin: "http://api.test",
    callerSecret: TEST_CALLER_SECRET,
    // workerd's first calls and a password's hash may be slow on a busy machine, which is not tested here.
    deadlines: { read: 20_000, side: 20_000, write: 20_000 },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      const { headers, method } = request;
      const init = { method, headers: Object.fromEntries(headers), ...(body === "" ? {} : { body }) };
      const response = await api.fetch(pathname, init);
      answered.set(pathname, await response.clone().text());
      return response;
    },
  });
  const call: Call = (name, request, token) => {
    called.add(name);
    return upstream(name, request, token);
  };
  let customers = 0;
  return {
    call,
    called,
    sql: api.sql,
    fetch: api.fetch,
    dispose: api.dispose,
    wire: (name) => Object(JSON.parse(answered.get(contract[name].path) ?? "null")),
    async newCustomer() {
      customers += 1;
      const email = `customer${customers}@example.mn`;
      const picture = { data: { url: "https://example.mn/me.png" } };
      const user = { id: `social-${customers}`, name: `Хэрэглэгч ${customers}`, email, picture };
      const { token } = good(await call("facebookLogin", { user }));
      return { token, email };
    },
  };
}

type Good<Reply> = Exclude<Reply, { result: "failed" | "fail" | "somewrong" }>;

/**
 * The reply, when it is a good one.
 * @throws when it says that it failed
 */
export function good<Reply extends ReplyOf<EndpointName>>(reply: Reply): Good<Reply> {
  if (isGood(reply)) return reply;
  throw new Error(`the API said: ${JSON.stringify(reply)}`);
}

function isGood<Reply extends ReplyOf<EndpointName>>(reply: Reply): reply is Good<Reply> {
  return !("result" in reply) || reply.result === "success";
}

/** What a call threw as the client's own kind of fault: `status 401`. */
export async function faultOf(call: Promise<unknown>): Promise<string> {
  try {
    return `no fault: ${JSON.stringify(await call)}`;
  } catch (error) {
    if (error instanceof UpstreamFault) return `${error.reason} ${error.detail}`;
    throw error;
  }
}
