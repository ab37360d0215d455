/**
 * Bodies of pages, kept: in the isolate's memory, bounded in bytes, then in the data centre's cache. A body is rendered
 * for nobody (`render` gets no visitor), and holds nothing of a request but what its key says (decision 0211).
 */
import type { EdgeCache } from "../upstream/cache.ts";
import type { PageBody } from "../views/page-body.ts";

/** Bytes of documents that an isolate keeps; it has 128 MB for everything. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The fixed cost of a body beside its document. */
const OVERHEAD = 4_000;
/** How long a body may still be delivered when the shop API fails, in milliseconds: a day. */
const STALE_IF_ERROR = 86_400_000;
/** Timeout of a renewal in milliseconds; then the next request starts another. */
const RENEWAL_TIME = 10_000;
/** For how long no body is tried of an address that has none, in milliseconds. */
const NO_BODY_TIME = 30_000;
/** Addresses without a body that are remembered. */
const MOST_WITHOUT = 2_000;

/** A body, with how long it may be delivered, in milliseconds since the epoch. */
export interface RenderedBody {
  body: PageBody;
  freshUntil: number;
  /** Until then it may be delivered while it is renewed. */
  staleUntil: number;
  /** Something in it is older than that, and delivered because the API fails. */
  isOld: boolean;
  /** Whether all that the page asked for is in it, and may be kept. */
  isWhole: boolean;
}

interface Entry extends RenderedBody {
  storedAt: number;
  renewingSince?: number;
}

/** What became of the rendering: a body, an address that has none (a redirect, a 404), or a fault of the API. */
export type Rendering = RenderedBody | "none" | "fault";

/** Where a delivered body came from; `old`: the API fails, and what the body says may be out of date. */
export type BodySource = "hit" | "stale" | "miss" | "old";

export interface PageBodiesOptions {
  /** The data centre's cache. */
  cache: EdgeCache;
  /** Of the build: another one renders other documents. */
  version: string;
  now?: () => number;
}

export interface Asked {
  /** Everything that the body depends on. */
  key: string;
  render: () => Promise<Rendering>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The bodies that an isolate keeps. */
export class PageBodies {
  readonly #options: PageBodiesOptions;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #without = new Map<string, number>();
  #bytes = 0;

  constructor(options: PageBodiesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** How much is kept, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * @returns the body that answers a request; null where there is none, and the page is rendered for this request alone
   */
  async find(asked: Asked): Promise<{ body: PageBody; source: BodySource } | null> {
    const now = this.#now();
    const { key } = asked;
    if ((this.#without.get(key) ?? 0) > now) return null;
    const entry = await this.#kept(key);
    if (entry && now < entry.staleUntil) {
      this.#remember(key, entry);
      if (now < entry.freshUntil) return { body: entry.body, source: "hit" };
      this.#renew(asked, entry, now);
      return { body: entry.body, source: "stale" };
    }
    const rendering = await this.#render(asked);
    if (typeof rendering === "object") return { body: rendering.body, source: rendering.isOld ? "old" : "miss" };
    if (rendering === "fault" && entry && now < entry.storedAt + STALE_IF_ERROR) {
      this.#remember(key, entry);
      return { body: entry.body, source: "old" };
    }
    return null;
  }

  async #kept(key: string): Promise<Entry | undefined> {
    return this.#entries.get(key) ?? (await this.#readEdge(key));
  }

  /** @returns a body that is fresh, without rendering one */
  async peek(key: string): Promise<PageBody | null> {
    const entry = await this.#kept(key);
    if (!entry || this.#now() >= entry.freshUntil) return null;
    this.#remember(key, entry);
    return entry.body;
  }

  /** Renews a body after the response; one renewal at a time is enough. */
  #renew(asked: Asked, entry: Entry, now: number): void {
    if (now - (entry.renewingSince ?? 0) < RENEWAL_TIME) return;
    entry.renewingSince = now;
    asked.waitUntil(this.#render(asked).catch(() => undefined));
  }

  async #render({ key, render, waitUntil }: Asked): Promise<Rendering> {
    const rendering = await render();
    const now = this.#now();
    if (rendering === "none") {
      this.#forget(key);
      this.#without.delete(key);
      this.#without.set(key, now + NO_BODY_TIME);
      for (const oldest of this.#without.keys()) {
        if (this.#without.size <= MOST_WITHOUT) break;
        this.#without.delete(oldest);
      }
    } else if (typeof rendering === "object" && rendering.isWhole && rendering.staleUntil > now) {
      const entry = { ...rendering, storedAt: now };
      this.#remember(key, entry);
      waitUntil(this.#writeEdge(key, entry));
    }
    return rendering;
  }

  /** Least recently used first out. */
  #remember(key: string, entry: Entry): void {
    this.#forget(key);
    this.#entries.set(key, entry);
    this.#bytes += weightOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= weightOf(key, entry);
  }

  /** An address of our own that no visitor can ask for. */
  async #edgeUrl(key: string): Promise<string> {
    const text = new TextEncoder().encode(`${this.#options.version} ${key}`);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
    return `https://page-bodies.invalid/v1/${[...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  }

  async #readEdge(key: string): Promise<Entry | undefined> {
    try {
      const response = await (await this.#options.cache()).match(await this.#edgeUrl(key));
      return response && parsed(new Uint8Array(await response.arrayBuffer()));
    } catch {
      return undefined;
    }
  }

  async #writeEdge(key: string, entry: Entry): Promise<void> {
    const headers = { "Cache-Control": `public, max-age=${STALE_IF_ERROR / 1_000}` };
    try {
      await (await this.#options.cache()).put(await this.#edgeUrl(key), new Response(printed(entry), { headers }));
    } catch {
      // A cache that cannot be written costs a rendering next time, nothing else.
    }
  }
}

const weightOf = (key: string, { body: { bytes, data, root, places } }: Entry): number =>
  bytes.byteLength + data.values.length + root.length + key.length + places.length * 100 + OVERHEAD;

/** As the data centre keeps it: what is known of the document as JSON, an end of line, the document. */
function printed({ renewingSince: _ofIsolate, ...entry }: Entry): Uint8Array<ArrayBuffer> {
  const { bytes, ...body } = entry.body;
  const head = new TextEncoder().encode(`${JSON.stringify({ ...entry, body })}\n`);
  const whole = new Uint8Array(head.byteLength + bytes.byteLength);
  whole.set(head);
  whole.set(bytes, head.byteLength);
  return whole;
}

function parsed(whole: Uint8Array): Entry {
  const end = whole.indexOf(10);
  // What is kept at this address was put there by `printed`, of the same build.
  const entry = JSON.parse(new TextDecoder().decode(whole.subarray(0, end))) as Entry;
  return { ...entry, body: { ...entry.body, bytes: whole.subarray(end + 1) } };
}
