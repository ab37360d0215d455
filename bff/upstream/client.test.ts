import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { samples } from "#tests/contract/samples.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { hang, stall } from "#tests/support/silent-answers.ts";
import { type Call, createUpstream, TIMEOUTS_MS, TokenRefused, UpstreamFault, type UpstreamOptions } from "./client.ts";
import { contract, type EndpointName } from "./contract.ts";
import { clearHung, HUNG_MS } from "./hung.ts";

const ORIGIN = "https://api.test";
const top20 = { top: [{ id: 1, name: "Утас", model: "X", sale_price: "1000", discount: null }] };

type Answer = (request: Request) => Response | Promise<Response>;

/** An API that gives these answers in turn, the last one for good. */
function api(...answers: Answer[]) {
  const requests: Request[] = [];
  const faults: UpstreamFault[] = [];
  const options: UpstreamOptions = {
    origin: ORIGIN,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error("no answer left");
      return answer(request);
    },
    onFault: (fault) => faults.push(fault),
  };
  return { call: createUpstream(options), requests, faults };
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const status = (code: number) => () => new Response("Internal words of the server", { status: code });
const reset = () => Promise.reject(new TypeError("Network connection lost."));

/** What a call threw. */
async function faultOf(promise: Promise<unknown>): Promise<UpstreamFault> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof UpstreamFault) return error;
  throw error ?? new Error("the call did not fail");
}

beforeEach(() => {
  clearHung();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets every pause and deadline pass. */
async function passing<T>(promise: Promise<T>): Promise<T> {
  const settled = promise.catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  return promise;
}

it("a call is a post to the contract's path with our own headers only", async () => {
  const { call, requests } = api(json({ result: "failed", data: "" }));
  await call("singleProduct", { id: 7 }, "customer-token");
  const [request] = requests;
  expect(request?.method).toBe("POST");
  expect(request?.url).toBe(`${ORIGIN}/api/product/single-product`);
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    authorization: "Bearer customer-token",
  });
  expect(request?.redirect).toBe("manual");
  expect(await request?.json()).toEqual({ id: 7 });
});

describe("what comes back", () => {
  it("is parsed and normalised, a byte order mark stripped", async () => {
    const { call } = api(() => new Response(`\uFEFF${JSON.stringify(top20)}`));
    expect((await call("top20", undefined)).top[0]).toMatchObject({
      id: 1,
      sale_price: 1000,
      discount: 0,
      remain: null,
    });
  });

  it.each<[string, Answer, string, string]>([
    ["500", status(500), "status", "500"],
    ["401 without a token of ours", status(401), "status", "401"],
    ["an HTML page", () => new Response("<!DOCTYPE html><p>nginx"), "shape", "no JSON"],
    ["cut JSON", () => new Response('{"top": [{"id": 1,'), "shape", "no JSON"],
    ["nothing", () => new Response(""), "shape", "empty body"],
    ["another shape", json({ top: "none" }), "shape", "top: invalid_type"],
    ["null", json(null), "shape", ": invalid_type"],
  ])("%s is a fault, asked for once and told once", async (_, answer, reason, detail) => {
    const { call, requests, faults } = api(answer);
    const fault = await faultOf(passing(call("top20", undefined)));
    expect(fault).toMatchObject({ endpoint: "top20", reason, detail });
    expect(requests).toHaveLength(1);
    expect(faults).toEqual([fault]);
  });

  it("drops odd rows and reports them once per reply, by names of the contract", async () => {
    const told: unknown[] = [];
    const odd = [{ id: 1, sale_price: null }, { id: 2, sale_price: "5000", discount: "x" }, 7, ...top20.top];
    const call = createUpstream({
      origin: ORIGIN,
      fetch: async () => Response.json({ brand: [{ brandname: "" }], top: odd, featured: top20.top }),
      onOddRows: (reply) => told.push(reply),
    });
    const { top, featured, brand } = await call("brands", undefined);
    expect([top.map(({ id }) => id), featured.length, brand]).toEqual([[1], 1, []]);
    expect(told).toEqual([{ endpoint: "brands", fields: "brand.brandname top.sale_price", count: 4 }]);
  });

  it("of nobody, a customer who was deleted, ends the session as a refused token does", async () => {
    const { call } = api(json({ info: [], save: [], order: [] }));
    await expect(passing(call("myInfo", undefined, "customer-token"))).rejects.toBeInstanceOf(TokenRefused);
  });

  it("a redirect is a fault and is not followed", async () => {
    const { call, requests } = api(() => new Response(null, { status: 302, headers: { Location: "/login" } }));
    expect(await faultOf(passing(call("myInfo", undefined, "customer-token")))).toMatchObject({ reason: "status" });
    expect(requests).toHaveLength(1);
  });

  it("of more than 2 MB is given up, not read to its end", async () => {
    let given = 0;
    let cancelled = false;
    const endless = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            given += 262_144;
            controller.enqueue(new Uint8Array(262_144).fill(32));
          },
          cancel() {
            cancelled = true;
          },
        }),
      );
    expect(await faultOf(passing(api(endless).call("top20", undefined)))).toMatchObject({ detail: "body over 2 MB" });
    expect(cancelled).toBe(true);
    expect(given).toBeLessThan(4 * 1024 * 1024);
  });

  it("reveals neither the server's words nor the token", async () => {
    const fault = await faultOf(passing(api(status(500)).call("myInfo", undefined, "customer-token")));
    expect(`${fault.message} ${fault.stack}`).not.toMatch(/Internal words|customer-token/);
  });
});

it("a refused token ends the session and is no fault", async () => {
  const { call, requests, faults } = api(status(401));
  await expect(call("myInfo", undefined, "customer-token")).rejects.toBeInstanceOf(TokenRefused);
  expect(requests).toHaveLength(1);
  expect(faults).toEqual([]);
});

const ask = <Name extends EndpointName>(call: Call, name: Name) => call(name, samples[name]);

it.each([
  ["top20", TIMEOUTS_MS.read],
  ["categories", TIMEOUTS_MS.side],
  ["login", TIMEOUTS_MS.write],
] as const)("%s is waited for %i ms and not longer, body included, once", async (name, limit) => {
  for (const answer of [hang, stall('{"top": [')]) {
    const { call, requests } = api(answer);
    const seen: unknown[] = [];
    const pending = faultOf(ask(call, name)).then((fault) => seen.push(fault.reason));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(seen).toEqual(["timeout"]);
    expect(requests).toHaveLength(1);
  }
});

describe("a second try", () => {
  it.each(endpointNames().map((name) => [name, contract[name].retry] as const))(
    "of %s after a broken connection or a gateway's error: %s",
    async (name, retry) => {
      for (const answer of [reset, status(502), status(503), status(504)]) {
        clearHung();
        const { call, requests } = api(answer);
        await faultOf(passing(ask(call, name)));
        expect(requests).toHaveLength(retry === "once" ? 2 : 1);
      }
    },
  );

  it.each(endpointNames().filter((name) => contract[name].kind === "write"))(
    "of %s, a write, there is none",
    (name) => {
      expect(contract[name].retry).toBe("never");
    },
  );

  it("that is answered is no fault; one that is not is told once", async () => {
    const recovered = api(reset, json(top20));
    expect((await passing(recovered.call("top20", undefined))).top).toHaveLength(1);
    expect(recovered.faults).toEqual([]);
    const { call, faults } = api(reset);
    await faultOf(passing(call("top20", undefined)));
    expect(faults).toHaveLength(1);
  });
});

describe("an API that is down", () => {
  it("is left alone by reads of an endpoint that has failed for several questions, and still takes writes", async () => {
    const { call, requests, faults } = api(status(500));
    for (let id = 1; id <= 5; id++) await faultOf(passing(call("singleProduct", { id })));
    expect(await faultOf(passing(call("singleProduct", { id: 6 })))).toMatchObject({ reason: "paused" });
    expect([requests.length, faults.length]).toEqual([5, 5]);
    for (let turn = 0; turn < 8; turn++) {
      await faultOf(passing(call("addFavouriteProduct", { id: turn + 1 }, "customer-token")));
    }
    expect(requests).toHaveLength(13);
  });

  it.each<[string, Answer]>([
    ["an error of ours", status(400)],
    ["a token that it refuses", status(401)],
    ["a shape that does not fit", json({ top: "none" })],
  ])("is not what %s means", async (_, answer) => {
    const { call, requests } = api(answer);
    for (let id = 1; id <= 8; id++)
      await passing(call("compare", { id: [id] }, "customer-token")).catch(() => undefined);
    expect(requests).toHaveLength(8);
  });
});

describe("what hung", () => {
  const search = (text: string) => ({ ...samples.search, search: text });
  const failed = json({ result: "failed", data: "" });

  it("is not repeated for a while, and fails at once; another text is sent", async () => {
    const { call, requests } = api(hang, failed);
    await faultOf(passing(call("search", search("а"))));
    const again = await faultOf(call("search", search("а")));
    expect(again).toMatchObject({ endpoint: "search", reason: "timeout" });
    expect(requests).toHaveLength(1);
    expect(await call("search", search("б"))).toMatchObject({ result: "failed" });
    vi.setSystemTime(Date.now() + HUNG_MS[0]);
    expect(await call("search", search("а"))).toMatchObject({ result: "failed" });
    expect(requests).toHaveLength(3);
  });

  it.each<[string, Answer]>([
    ["that breaks off", reset],
    ["without a word", () => new Response("")],
    ["of a gateway whose server ended", status(502)],
    ["of a gateway that waited too long", status(504)],
  ])("ends the API again for nobody else after an answer %s", async (_, answer) => {
    const { call, requests } = api(answer, failed);
    await faultOf(passing(call("singleProduct", { id: 58 })));
    expect(await faultOf(call("singleProduct", { id: 58 }))).toMatchObject({ reason: "timeout" });
    await faultOf(call("singleProduct", { id: 58 }, "customer-token"));
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + HUNG_MS[0]);
    expect(await call("singleProduct", { id: 58 })).toMatchObject({ result: "failed" });
  });

  it.each<[string, Answer]>([
    ["an error", status(500)],
    ["too much work", status(503)],
  ])("is not what answers with %s", async (_, answer) => {
    const { call, requests } = api(answer, failed);
    await faultOf(passing(call("singleProduct", { id: 58 })));
    expect(await call("singleProduct", { id: 58 })).toMatchObject({ result: "failed" });
    expect(requests).toHaveLength(2);
  });

  it("for a customer is repeated as a guest: the token may be the cause", async () => {
    const { call, requests } = api(hang, failed);
    await faultOf(passing(call("singleProduct", { id: 7 }, "unknown-token")));
    expect(await call("singleProduct", { id: 7 })).toMatchObject({ result: "failed" });
    expect(requests.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer unknown-token",
      "Bearer null",
    ]);
  });
});
