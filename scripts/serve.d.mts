import type { Miniflare, Request, Response, WorkerOptions } from "miniflare";

export interface ShopOptions {
  /** The project's folder, with its Workers built. */
  root: string;
  /** 0 (the default) takes a free one. */
  port?: number;
  /** An API to use instead of the reference API, which is then not started. */
  apiOrigin?: string;
  shopSecrets: { COOKIE_KEYS: string };
  apiSecrets?: { API_TOKEN_SECRET: string };
  /** Where the reference API's database and the storefront's Durable Objects are kept. */
  persistTo?: string;
  /** Further variables of the storefront. */
  shopVars?: Record<string, string>;
  /** Further variables of the reference API. */
  apiVars?: Record<string, string>;
  /** Another bundle of the storefront's Worker, relative to the project. */
  shopBundle?: string;
  /** Durable Objects of the storefront to leave out, by the name of their binding. */
  without?: string[];
  /** Another bundle of the reference API's Worker, relative to the project. */
  apiBundle?: string;
  /** Answers whatever the storefront asks of the network. */
  outbound?: (request: Request) => Promise<Response>;
  /**
   * Answers what the storefront asks of the reference API in its place; undefined lets the API answer.
   */
  between?: (request: Request) => Promise<Response | undefined>;
  /** Where the Workers' memory can be looked at, by the inspector's protocol. */
  inspectorPort?: number;
  /** Further Workers, for tests. */
  beside?: WorkerOptions[];
  /** Receives what the Workers print, line by line. */
  log?: (line: string) => void;
}

/** A running shop; `apiUrl` is where the reference API's sandbox pages can be opened. */
export interface RunningShop {
  url: URL;
  apiUrl: URL | undefined;
  miniflare: Miniflare;
  stop: () => Promise<void>;
}

/** Starts the built shop on 127.0.0.1 and resolves when it answers. */
export declare function serveShop(options: ShopOptions): Promise<RunningShop>;

/** The reference API's fake of the three-word service. */
export declare const threeWordsVars: (port: number) => { W3W_API_KEY: string; W3W_URL: string };

/** Variables of both Workers that follow from `API_GENERATION` and `PAYMENT_METHODS` in the environment. */
export declare function generationVars(
  environment: Record<string, string | undefined>,
): Required<Pick<ShopOptions, "apiVars" | "shopVars">>;
