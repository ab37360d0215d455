/**
 * Makes every call of the shop to a server, in sequence, and compares each reply with the contract. Parameters come
 * from earlier replies: a category from the menu, a product from a list.
 */
import { createUpstream, type OddReply, TIMEOUTS_MS, TokenRefused, UpstreamFault } from "#bff/upstream/client.ts";
import { contract, type EndpointName, type ReplyOf, type RequestOf } from "#bff/upstream/contract.ts";
import { replyFields } from "./reply-fields.ts";

export interface CheckOptions {
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  /** Who to sign in as; without it a customer's own calls are left out. */
  customer?: { email: string; password: string };
  /** For tests: how long an answer may take, in milliseconds; otherwise as long as the shop waits. */
  patience?: number;
}

/** The outcome of a call. `unasked`: it was not made; `detail` says why. */
export interface Finding {
  endpoint: EndpointName;
  outcome: "fits" | "refused" | "wrong" | "silent" | "unasked";
  /** The mismatch in a few words; the server's own text only for refusals. */
  detail: string;
  /** Fields of the contract that the answer lacks. */
  missing: string[];
  /** Rows that were left out, and the first fields at which they failed. */
  odd: Pick<OddReply, "count" | "fields"> | null;
}

/** After this many consecutive calls without a response the check stops. */
const MAX_SILENT_CALLS = 3;

/**
 * Makes every call; never throws because of the server, and stops after a few timeouts.
 */
export async function checkServer(options: CheckOptions): Promise<Finding[]> {
  const server = new CheckedServer(options);
  await checkCatalogue(server);
  await checkCustomer(server, options);
  return server.findings;
}

async function checkCatalogue(server: CheckedServer): Promise<void> {
  const home = await server.ask("homePage", undefined);
  const menu = await server.ask("categories", undefined);
  await server.ask("brands", undefined);
  const brands = await server.ask("allBrand", undefined);
  const top = await server.ask("top20", undefined);
  await server.ask("trend", undefined);
  const whole = { page: 1, brand: [], color: [] };
  const price: [number, number] = [0, 0];
  await server.ask("newArrival", whole);
  const inCategory = await server.askWith("categoryProduct", menu?.category[0]?.id, (id) => ({
    ...{ ...whole, id, sub: [], price, specs: "" },
  }));
  const sub = menu?.subCategory[0]?.id ?? home?.quickCategory[0]?.id;
  await server.askWith("subCategoryProduct", sub, (id) => ({ ...whole, id, price, spec: "" }));
  await server.askWith("brandProduct", brands?.brands[0]?.id, (id) => ({ id, page: 1, color: [], type: [], price }));
  await server.askWith("event", menu?.events[0]?.id, (id) => ({ ...whole, id, price }));
  const listed = inCategory?.result === "success" ? inCategory.product : [];
  const row = listed[0] ?? home?.featuredProduct[0] ?? top?.top[0];
  await server.askWith(
    "search",
    row?.name.split(" ").find((word) => /^[\p{L}\d]{3,}$/u.test(word)),
    (search) => ({
      ...{ ...whole, search, sub: [], price, specs: "" },
    }),
  );
  await server.askWith("singleProduct", row?.id, (id) => ({ id }));
  await server.askWith("changeProductColor", row?.id, (id) => ({ id }));
  await server.askWith("compare", row?.id, (id) => ({ id: [id] }));
  await server.askWith("cartProduct", row?.id, (id) => ({ products: [id] }));
}

async function checkCustomer(server: CheckedServer, { customer }: CheckOptions) {
  const login = customer && (await server.ask("login", customer));
  const token = login?.result === "success" ? login.token : undefined;
  const whyNot = customer ? "nobody is signed in" : "needs --email and --password";
  const own = token === undefined ? null : await server.ask("myInfo", undefined, token);
  if (token !== undefined) {
    await server.ask("cartShipping", { coupon: null }, token);
    await server.ask("useCoupon", { coupon: "CHECK-API" }, token);
    const order = own?.order.find(({ enable_is }) => enable_is !== 0)?.ordernumber;
    await server.askWith("showOrder", order, (ordernumber) => ({ ordernumber }), token);
    await server.askWith("isPaidQpay", order, (invoiceId) => ({ invoiceId }), token);
  }
  for (const name of Object.keys(contract) as EndpointName[]) {
    const writes = contract[name].kind === "write" && name !== "login";
    server.leave(name, writes ? "would change something" : whyNot);
  }
}

/** A server and the findings about it. */
class CheckedServer {
  readonly findings: Finding[] = [];
  /** The answer to the last call. */
  #body = "";
  #odd: OddReply | null = null;
  #silent = 0;
  readonly #call;

  constructor({ origin, fetch, patience }: CheckOptions) {
    this.#call = createUpstream({
      origin,
      deadlines: patience === undefined ? TIMEOUTS_MS : { read: patience, side: patience, write: patience },
      onOddRows: (odd) => {
        this.#odd = odd;
      },
      fetch: async (request) => {
        const response = await fetch(request);
        this.#body = await response.text();
        return new Response(this.#body, { status: response.status });
      },
    });
  }

  /** As `ask`, with a parameter from an earlier reply; skipped without one. */
  async askWith<Name extends EndpointName, Found>(
    name: Name,
    found: Found | undefined,
    request: (found: Found) => RequestOf<Name>,
    token?: string,
  ): Promise<ReplyOf<Name> | null> {
    if (found !== undefined) return this.ask(name, request(found), token);
    this.leave(name, "nothing was found to ask for");
    return null;
  }

  async ask<Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
    token?: string,
  ): Promise<ReplyOf<Name> | null> {
    if (this.#silent >= MAX_SILENT_CALLS) {
      this.leave(name, "the server does not answer");
      return null;
    }
    this.#odd = null;
    try {
      const reply = await this.#call(name, request, token ?? null);
      this.#silent = 0;
      const refused = "result" in reply && reply.result !== "success" && name !== "isPaidQpay" && name !== "useCoupon";
      const detail = refused && "data" in reply ? String(reply.data).slice(0, 120) : "";
      const missing = refused ? [] : lackingIn(name, JSON.parse(this.#body));
      this.findings.push({ endpoint: name, outcome: refused ? "refused" : "fits", detail, missing, odd: this.#odd });
      return reply;
    } catch (error) {
      this.#fail(name, error);
      return null;
    }
  }

  /** Notes why a call was not made, unless it was. */
  leave(name: EndpointName, detail: string): void {
    if (this.findings.some(({ endpoint }) => endpoint === name)) return;
    this.findings.push({ endpoint: name, outcome: "unasked", detail, missing: [], odd: null });
  }

  #fail(endpoint: EndpointName, error: unknown): void {
    const isSilent = error instanceof UpstreamFault && (error.reason === "timeout" || error.reason === "reset");
    this.#silent = isSilent ? this.#silent + 1 : 0;
    const finding = { endpoint, missing: [], odd: this.#odd };
    if (isSilent) this.findings.push({ ...finding, outcome: "silent", detail: silenceOf(error) });
    else this.findings.push({ ...finding, outcome: "wrong", detail: wordsOf(error) });
  }
}

function silenceOf({ reason, detail }: UpstreamFault): string {
  return reason === "timeout" ? `timeout after ${detail}` : "no HTTP there, or the connection broke";
}

function wordsOf(error: unknown): string {
  if (error instanceof UpstreamFault) return error.reason === "status" ? `HTTP ${error.detail}` : error.detail;
  if (error instanceof TokenRefused) return "the token is refused, or its customer is unknown";
  return error instanceof Error ? error.message : "unknown";
}

/** Fields of the contract that a good reply lacks; an optional one is not a fault. */
function lackingIn(name: EndpointName, told: unknown): string[] {
  const isFailed = typeof told === "object" && told !== null && "result" in told && told.result !== "success";
  return isFailed ? [] : [...replyFields(name).keys()].filter((field) => !Object.hasOwn(Object(told), field));
}
