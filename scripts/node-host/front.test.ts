/** What the Node host's front hands to the Worker, and what it does without one. */
import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { parseProxies } from "./client.mjs";
import { createFront } from "./front.mjs";

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

type Handler = Parameters<typeof createServer>[1];

/** A server in the Worker's place, and the front before it. @param trusted whose word the front takes */
async function start(answer: Handler, trusted: string) {
  const worker = createServer(answer as never).listen(0, "127.0.0.1");
  await once(worker, "listening");
  const at = new URL(`http://127.0.0.1:${(worker.address() as AddressInfo).port}`);
  const proxies = parseProxies(trusted);
  if (!proxies) throw new Error("no list");
  let isThere = true;
  let gone = 0;
  const front = createFront({
    proxies,
    worker: () => (isThere ? at : undefined),
    onGone: () => gone++,
  });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
  toClose.push(
    () => front.stop(0),
    () => worker.closeAllConnections(),
    () => worker.close(),
  );
  const { port } = front.server.address() as AddressInfo;
  return {
    port,
    stop: front.stop,
    takeAway: () => {
      isThere = false;
    },
    kill: () => {
      worker.close();
      worker.closeAllConnections();
    },
    gone: () => gone,
  };
}

interface Asked {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

async function ask(port: number, { method = "GET", path = "/", headers = {}, body }: Asked = {}) {
  const request = httpRequest({ host: "127.0.0.1", port, method, path, headers: { Host: "shop.example", ...headers } });
  request.end(body);
  const [answer] = await once(request, "response");
  return {
    status: answer.statusCode as number,
    headers: answer.headers as IncomingHttpHeaders,
    body: await text(answer),
  };
}

/** Says what it was asked. */
const echo: Handler = (request, response) => {
  response.setHeader("MF-Experimental-Error-Stack", "true");
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

const UNTRUSTED = "10.9.9.9";
const TRUSTED = "127.0.0.1";
const CHAIN = "127.0.0.1,10.0.0.0/8,fd00::/8";

describe("who asks", () => {
  test.each<[title: string, trusted: string, headers: OutgoingHttpHeaders, address: string, scheme: string]>([
    ["nothing is said", UNTRUSTED, {}, "127.0.0.1", "http"],
    ["CF-Connecting-IP", UNTRUSTED, { "CF-Connecting-IP": "1.1.1.1" }, "127.0.0.1", "http"],
    ["CF-Connecting-IP through the proxy", TRUSTED, { "CF-Connecting-IP": "1.1.1.1" }, "127.0.0.1", "http"],
    ["X-Forwarded-For of a stranger", UNTRUSTED, { "X-Forwarded-For": "1.1.1.1" }, "127.0.0.1", "http"],
    ["X-Forwarded-Proto of a stranger", UNTRUSTED, { "X-Forwarded-Proto": "https" }, "127.0.0.1", "http"],
    ["Forwarded", TRUSTED, { Forwarded: "for=1.1.1.1;proto=https" }, "127.0.0.1", "http"],
    [
      "X-Real-IP and True-Client-IP",
      TRUSTED,
      { "X-Real-IP": "1.1.1.1", "True-Client-IP": "2.2.2.2" },
      "127.0.0.1",
      "http",
    ],
    ["X-Forwarded-For of the proxy", TRUSTED, { "X-Forwarded-For": "203.0.113.7" }, "203.0.113.7", "http"],
    ["https of the proxy", TRUSTED, { "X-Forwarded-Proto": "https" }, "127.0.0.1", "https"],
    [
      "the client's own lie before the proxy's word",
      TRUSTED,
      { "X-Forwarded-For": "1.1.1.1, 203.0.113.7" },
      "203.0.113.7",
      "http",
    ],
    ["the same in two headers", TRUSTED, { "X-Forwarded-For": ["1.1.1.1", "203.0.113.7"] }, "203.0.113.7", "http"],
    ["https by the client, http by the proxy", TRUSTED, { "X-Forwarded-Proto": "https, http" }, "127.0.0.1", "http"],
    ["a chain of proxies", CHAIN, { "X-Forwarded-For": "1.1.1.1, 203.0.113.7, 10.1.2.3" }, "203.0.113.7", "http"],
    ["a chain of proxies alone", CHAIN, { "X-Forwarded-For": "10.1.2.4, 10.1.2.3" }, "10.1.2.4", "http"],
    ["IPv6", TRUSTED, { "X-Forwarded-For": "2001:db8::7" }, "2001:db8::7", "http"],
    ["IPv6 with a port", TRUSTED, { "X-Forwarded-For": "[2001:db8::7]:443" }, "2001:db8::7", "http"],
    ["IPv4 with a port", TRUSTED, { "X-Forwarded-For": "203.0.113.7:51000" }, "203.0.113.7", "http"],
    ["IPv4 within IPv6", CHAIN, { "X-Forwarded-For": "203.0.113.7, ::ffff:10.1.1.1" }, "203.0.113.7", "http"],
    ["what is no address", TRUSTED, { "X-Forwarded-For": "203.0.113.7, unknown" }, "127.0.0.1", "http"],
    ["a script for an address", TRUSTED, { "X-Forwarded-For": "1.1.1.1' OR 1=1" }, "127.0.0.1", "http"],
  ])("%s", async (_, trusted, headers, address, scheme) => {
    const { port } = await start(echo, trusted);
    const seen = JSON.parse((await ask(port, { path: "/a?b=%2F", headers })).body).headers;
    expect(seen).toEqual({
      host: "shop.example",
      "cf-connecting-ip": address,
      "mf-original-url": `${scheme}://shop.example/a?b=%2F`,
      "mf-disable-pretty-error": "true",
      connection: "keep-alive",
    });
  });

  test("a list of proxies holds addresses and networks, and never everybody", () => {
    for (const list of ["10.0.0.1", "10.0.0.1, fd00::/8", "127.0.0.1/32"])
      expect(parseProxies(list), list).not.toBeNull();
    for (const list of ["", "*", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.1/8/8", "proxy.example", "10.0.0.1,"])
      expect(parseProxies(list), list).toBeNull();
  });
});

describe("what is not handed on", () => {
  const FORGED = {
    "CF-Ray": "1",
    "CF-IPCountry": "MN",
    "CF-Worker": "x",
    cf_connecting_ip: "1.1.1.1",
    "MF-Original-URL": "https://evil.example/admin",
    "MF-Route-Override": "och-api",
    "MF-CF-Blob": "{",
    "MF-Proxy-Shared-Secret": "x",
    "MF-Op": "GET",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Port": "1",
    "X-Forwarded-Prefix": "/x",
    "CDN-Loop": "cloudflare",
    Connection: "keep-alive, X-Secret-Of-One-Hop",
    "X-Secret-Of-One-Hop": "1",
    "Keep-Alive": "timeout=1",
    "Proxy-Authorization": "Basic x",
    TE: "trailers",
    Upgrade: "h2c",
  };

  test.each(Object.entries(FORGED))("%s: %s", async (name, value) => {
    for (const trusted of [TRUSTED, UNTRUSTED]) {
      const { port } = await start(echo, trusted);
      const headers = { [name]: value, "X-Secret-Of-One-Hop": "1", Connection: FORGED.Connection };
      const seen = JSON.parse((await ask(port, { headers })).body).headers;
      expect(Object.keys(seen).sort()).toEqual([
        "cf-connecting-ip",
        "connection",
        "host",
        "mf-disable-pretty-error",
        "mf-original-url",
      ]);
      expect(seen).toMatchObject({ "cf-connecting-ip": "127.0.0.1", "mf-original-url": "http://shop.example/" });
    }
  });

  test("what a page needs is", async () => {
    const { port } = await start(echo, TRUSTED);
    const headers = { Cookie: "a=b", "Accept-Language": "en", "Sec-Fetch-Site": "none", "Accept-Encoding": "br" };
    const seen = JSON.parse((await ask(port, { headers })).body).headers;
    expect(seen).toMatchObject({
      cookie: "a=b",
      "accept-language": "en",
      "sec-fetch-site": "none",
      "accept-encoding": "br",
    });
  });

  test.each([
    "/cdn-cgi/platform-proxy",
    "/x/../cdn-cgi/mf/scheduled",
    "/%2e/cdn-cgi/explorer",
    "//cdn-cgi/x",
    "/CDN-CGI/",
  ])("%s is nobody's", async (path) => {
    const { port } = await start(echo, TRUSTED);
    expect((await ask(port, { path })).status).toBe(400);
  });

  test.each(["a@shop.example", "shop.example/x", "shop.example:1:2", "shop example", "[::1"])(
    "the host %j is none",
    async (host) => {
      const { port } = await start(echo, TRUSTED);
      expect((await ask(port, { headers: { Host: host } })).status).toBe(400);
    },
  );

  test("an address that is none, or of another server, is refused", async () => {
    const { port } = await start(echo, TRUSTED);
    for (const path of ["http://evil.example/", "*"]) expect((await ask(port, { path })).status, path).toBe(400);
  });

  test("headers of Miniflare stay here", async () => {
    const { port } = await start(echo, TRUSTED);
    expect((await ask(port)).headers).not.toHaveProperty("mf-experimental-error-stack");
  });
});

describe("bodies", () => {
  test("are streamed both ways, before their ends are known", async () => {
    // Says each piece back at once.
    const { port } = await start((request, response) => void request.pipe(response), TRUSTED);
    const request = httpRequest({ host: "127.0.0.1", port, method: "POST", headers: { Host: "shop.example" } });
    const pieces: string[] = [];
    request.write("one");
    const [answer] = await once(request, "response");
    answer.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
    await expect.poll(() => pieces.join("")).toBe("one");
    request.end("two");
    await once(answer, "end");
    expect(pieces.join("")).toBe("onetwo");
  });

  test("keep their length, and an answer cut within is cut", async () => {
    const { port } = await start((request, response) => {
      if (request.url === "/cut")
        response.writeHead(200, { "Content-Length": 100 }).write("half", () => response.destroy());
      else response.end(JSON.stringify(request.headers));
    }, TRUSTED);
    const sent = await ask(port, { method: "POST", body: "12345", headers: { "Content-Length": 5 } });
    expect(JSON.parse(sent.body)).toMatchObject({ "content-length": "5" });
    await expect(ask(port, { path: "/cut" })).rejects.toThrow();
  });

  test("whoever goes is not waited for", async () => {
    let left = 0;
    const { port } = await start((_, response) => void response.on("close", () => left++).write("begun"), TRUSTED);
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n"));
    await once(socket, "data");
    socket.destroy();
    await expect.poll(() => left).toBe(1);
  });
});

describe("without a Worker", () => {
  test("the answer is 503, a page in both languages, and when to try again", async () => {
    const { port, takeAway } = await start(echo, TRUSTED);
    takeAway();
    const away = await ask(port, { method: "POST", body: "a=1" });
    expect([away.status, away.headers["retry-after"], away.headers["cache-control"]]).toEqual([503, "10", "no-store"]);
    expect(away.body).toMatch(/Дэлгүүр түр ажиллахгүй байна[\s\S]*lang="en"/);
    expect((await ask(port, { method: "HEAD" })).body).toBe("");
  });

  test("one that has died is reported, and answered for", async () => {
    const { port, kill, gone } = await start(echo, TRUSTED);
    expect((await ask(port)).status).toBe(200);
    kill();
    // The first may still meet a connection that was kept.
    await expect.poll(async () => [(await ask(port)).status, gone() > 0]).toEqual([503, true]);
  });
});

describe("the end", () => {
  test("accepts nothing more, finishes what runs, and closes connections that were kept", async () => {
    let finish = () => {};
    const { port, stop } = await start((_, response) => {
      response.write("begun, ");
      finish = () => response.end("done");
    }, TRUSTED);
    const socket = connect(port, "127.0.0.1");
    const heard = text(socket);
    socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
    await once(socket, "data");
    const stopped = stop(60_000);
    await expect.poll(() => ask(port).catch(({ code }) => code)).toBe("ECONNREFUSED");
    finish();
    expect(await stopped).toBe(0);
    expect(await heard).toMatch(/begun, [\s\S]*done/);
  });

  test("cuts what does not end, and says so", async () => {
    const { port, stop } = await start((_, response) => void response.write("begun"), TRUSTED);
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
    await once(socket, "data");
    expect(await stop(1)).toBe(1);
  });
});
