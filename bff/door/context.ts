/**
 * Shared by the front door's middlewares: the types of the Hono context, and redirects.
 */
import type { Language } from "../rules/language.ts";
import type { RequestEnv } from "../session/request-env.ts";
import type { RequestCounts } from "../upstream/request-counts.ts";
import type { DocumentSource } from "./document-cache.ts";

/** The fields of a posted form, name → value; the first where a name repeats. */
export type PostedFields = Record<string, string>;

export interface DoorEnv extends RequestEnv {
  Variables: RequestEnv["Variables"] & {
    /** The pattern of the page's address, for the log: `/show-order/:invoiceId`. */
    route: string;
    /** Where the page's document came from; absent where it was rendered for this request alone. */
    document?: DocumentSource;
    /** How often this request asked the API. */
    counts: RequestCounts;
    /** The nonce of this answer's Content-Security-Policy. */
    nonce: string;
    /** The language that the address asked for; Remix's request no longer has it. */
    askedLanguage?: Language | undefined;
    /** The fields of a posted body that has been read; `postedFields` fills it. */
    posted?: Promise<PostedFields>;
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

/** Whether a response is a page as browsers get it. */
export function isHtml(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
