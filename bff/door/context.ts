/**
 * Shared by the front door's middlewares: the types of the Hono context, and redirects.
 */
import type { Language } from "../rules/language.ts";
import { percentDecoded } from "../rules/percent-decoding.ts";
import type { Visitor } from "../session/visitor.ts";
import type { DocumentSource } from "./document-cache.ts";
import type { Page, Pages } from "./pages.ts";
import type { RequestTrace } from "./request-trace.ts";

/** The fields of a posted form, name → value; the first where a name repeats. */
export type PostedFields = Record<string, string>;

export interface DoorEnv {
  /** As the platform passes them; `readEnv` parses them. */
  Bindings: object;
  Variables: {
    requestId: string;
    pages: Pages;
    /** The page that the address is of, whatever then answers. */
    page: Page;
    /** The pattern of the page's address, for the log: `/show-order/:invoiceId`. */
    route: string;
    /** Where the page's document came from; absent where it was rendered for this request alone. */
    body?: DocumentSource;
    /** What this request asks of the API. */
    trace: RequestTrace;
    /** The nonce of this answer's Content-Security-Policy. */
    nonce: string;
    visitor: Visitor;
    /** The language that the address asked for; Remix's request no longer has it. */
    askedLanguage?: Language | undefined;
    /** The fields of a posted body that has been read; `postedFields` fills it. */
    posted?: Promise<PostedFields>;
    /** Continues work after the response is sent. */
    background: (work: Promise<unknown>) => void;
    /** `Cache-Control` of an answer that is the same for everybody; only the route that knows sets it. */
    shared?: string;
    /** `Content-Security-Policy` of an answer that is no page. */
    policy?: string;
  };
}

/**
 * Thrown to send the shopper elsewhere; the front door answers in the form that the request's sender understands (a
 * plain redirect, or Remix's own for a page's data).
 */
export class RedirectTo extends Error {
  override readonly name = "RedirectTo";
  /** @param path a path of this shop */
  constructor(readonly path: string) {
    super("moved");
  }
}

/**
 * The page that a request is for, as the router sees it: without `.data`, percent-decoded, in lower case (React Router
 * matches without case), without trailing slashes. For rules that go by path.
 */
export function pagePath(address: string): string {
  const { pathname } = new URL(address);
  const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  return percentDecoded(page).toLowerCase().replace(/\/+$/, "") || "/";
}

/** Whether the request is Remix's, for a page's data. */
export function isDataRequest(address: string): boolean {
  return new URL(address).pathname.endsWith(".data");
}

/** Whether a response is a page as browsers get it. */
export function isHtml(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
