/**
 * A slow connection that loses responses: a proxy between browser and shop, so that it also affects pages that end.
 */
import { request } from "node:http";
import { listening } from "./listening.ts";

/** A form that reached the Worker. */
export interface SeenPost {
  path: string;
  fields: URLSearchParams;
}

export interface SlowLine {
  origin: string;
  /** Latency in milliseconds, without the shop's own time; files are not slowed. */
  latency: number;
  /**
   * Loses the responses of this many further posts, after the Worker has executed them. They break off after their
   * headers, because a browser repeats a request without any response by itself.
   */
  lose: number;
  /** Whether a lost answer's cookies arrive. */
  keepsCookies: boolean;
  /** The posts that reached the Worker, in their order. */
  posts: SeenPost[];
  /** Whether any request is pending. */
  isBusy(): boolean;
  stop(): Promise<void>;
}

/** @param shop the shop's origin, as it believes it to be */
export async function startSlowLine(shop: string): Promise<SlowLine> {
  const { host, hostname, port } = new URL(shop);
  let open = 0;
  const { origin, stop } = await listening(async (incoming, outgoing) => {
    const isFile = /^\/(?:assets|fonts|images)\/|\.\w+$/.test((incoming.url ?? "").replace(/\.data(\?|$)/, ""));
    open += 1;
    outgoing.on("close", () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    await pause(isFile ? 0 : line.latency / 2);
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin ? { origin: shop } : {}) };
    const isPost = incoming.method === "POST";
    const post = { path: incoming.url ?? "", fields: new URLSearchParams(body.toString()) };
    if (isPost) line.posts.push(post);
    const isLost = isPost && line.lose > 0;
    if (isLost) line.lose -= 1;
    const asked = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        await pause(isFile ? 0 : line.latency / 2);
        if (isLost) {
          outgoing.writeHead(200, line.keepsCookies ? { "Set-Cookie": answer.headers["set-cookie"] ?? [] } : {});
          outgoing.write(" ");
          return setTimeout(() => outgoing.destroy(), 50);
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.end(Buffer.concat(parts));
      },
    );
    asked.on("error", () => outgoing.destroy());
    asked.end(body);
  });
  const line: SlowLine = {
    origin,
    latency: 0,
    lose: 0,
    keepsCookies: false,
    posts: [],
    isBusy: () => open > 0,
    stop,
  };
  return line;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
