/**
 * Whole documents, cached: in the isolate's memory, then in the data centre's cache. A document is rendered for nobody,
 * and holds nothing of a request but what its key says.
 */
import { BoundedMap } from "../bounded-map.ts";
import { type EdgeCache, readEdge, writeEdge } from "../edge-cache.ts";
import type { DocumentPart } from "../views/document-part.ts";

/** How long a document is delivered as it is, in milliseconds. */
const FRESH_MS = 30_000;
/** For how long after that it is delivered while it is renewed. */
const RENEWED_MS = 120_000;
/** How long it may still be delivered when the shop API fails: a day. */
const STALE_IF_ERROR_MS = 86_400_000;
/** Timeout of a renewal; then the next request starts another. */
const RENEWAL_MS = 10_000;
/** For how long an address is known to have no document to cache. */
const NO_DOCUMENT_MS = 30_000;
/** Documents that an isolate remembers: of up to 400 KB, and it has 128 MB for everything. */
const MAX_DOCUMENTS = 50;
/** Addresses without a document that it remembers. */
const MAX_ADDRESSES_WITHOUT = 2_000;

export interface RenderedDocument {
  parts: DocumentPart[];
  headers: [name: string, value: string][];
  /** What it prints is right until then, in milliseconds since the epoch. */
  until: number;
  /** Something in it is delivered because the API fails, and may be out of date. */
  isOld: boolean;
  /** Whether all that the page asked for is in it, and may be cached. */
  isWhole: boolean;
}

interface Entry extends RenderedDocument {
  storedAt: number;
  renewingSince?: number;
}

/** As it stands in the data centre's cache. */
type Written = Omit<Entry, "parts"> & { parts: (string | Exclude<DocumentPart, Uint8Array>)[] };

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder();

/** What became of the rendering: a document, an address that has none (a redirect, a 404), or a fault of the API. */
export type Rendering = RenderedDocument | "none" | "fault";

/** Where a delivered document came from; `old`: the API fails, and what it says may be out of date. */
export type DocumentSource = "hit" | "stale" | "miss" | "old";

export interface DocumentCacheOptions {
  /** The data centre's cache. */
  cache: EdgeCache;
  /** Of the build: another one renders other documents. */
  version: string;
}

export interface DocumentRequest {
  /** Everything that the document depends on. */
  key: string;
  render: () => Promise<Rendering>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The documents that an isolate knows. */
export class DocumentCache {
  readonly #options: DocumentCacheOptions;
  readonly #entries = new BoundedMap<Entry>(MAX_DOCUMENTS);
  readonly #without = new BoundedMap<number>(MAX_ADDRESSES_WITHOUT);

  constructor(options: DocumentCacheOptions) {
    this.#options = options;
  }

  /** @returns null where there is none, and the page is rendered for this request alone */
  async find(asked: DocumentRequest): Promise<{ document: RenderedDocument; source: DocumentSource } | null> {
    const now = Date.now();
    const { key } = asked;
    if ((this.#without.get(key) ?? 0) > now) return null;
    const entry = this.#entries.get(key) ?? (await this.#readEdge(key));
    const age = entry ? now - entry.storedAt : Number.POSITIVE_INFINITY;
    if (entry && now < entry.until && age < FRESH_MS + RENEWED_MS) {
      this.#entries.set(key, entry);
      if (age < FRESH_MS) return { document: entry, source: "hit" };
      this.#renew(asked, entry, now);
      return { document: entry, source: "stale" };
    }
    const rendering = await this.#render(asked);
    if (typeof rendering === "object") return { document: rendering, source: rendering.isOld ? "old" : "miss" };
    if (rendering === "fault" && entry && age < STALE_IF_ERROR_MS) return { document: entry, source: "old" };
    return null;
  }

  /** Renews a document after the response; one renewal at a time is enough. */
  #renew(asked: DocumentRequest, entry: Entry, now: number): void {
    if (now - (entry.renewingSince ?? 0) < RENEWAL_MS) return;
    entry.renewingSince = now;
    asked.waitUntil(this.#render(asked).catch(() => undefined));
  }

  async #render({ key, render, waitUntil }: DocumentRequest): Promise<Rendering> {
    const rendering = await render();
    const now = Date.now();
    if (rendering === "none") {
      this.#entries.delete(key);
      this.#without.set(key, now + NO_DOCUMENT_MS);
    } else if (typeof rendering === "object" && rendering.isWhole && rendering.until > now && !rendering.isOld) {
      const entry = { ...rendering, storedAt: now };
      this.#entries.set(key, entry);
      waitUntil(this.#writeEdge(key, entry));
    }
    return rendering;
  }

  /** An address of our own that no visitor can ask for. */
  #edgeUrl(key: string): string {
    return `https://document-cache.invalid/v1/${encodeURIComponent(`${this.#options.version} ${key}`)}`;
  }

  #readEdge(key: string): Promise<Entry | undefined> {
    return readEdge(this.#options.cache, this.#edgeUrl(key), async (response) => {
      // What is cached at this address was put there by `#writeEdge`, of the same build.
      const cached = (await response.json()) as Written;
      return { ...cached, parts: cached.parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part)) };
    });
  }

  async #writeEdge(key: string, entry: Entry): Promise<void> {
    const parts = entry.parts.map((part) => ("slot" in part ? part : fromUtf8.decode(part)));
    const written: Written = { ...entry, parts };
    await writeEdge(this.#options.cache, this.#edgeUrl(key), Response.json(written), STALE_IF_ERROR_MS / 1_000);
  }
}
