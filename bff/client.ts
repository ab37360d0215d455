/**
 * The only access of `app/` to the BFF: the type of the client in Remix's load context, and `ask`, which turns its
 * responses into data or into what Remix throws. It imports only types of the BFF, so that Remix's server build holds
 * no second copy of it; `in-process.ts` creates the client.
 */
import { redirect } from "@remix-run/cloudflare";
import type { ClientResponse, hc } from "hono/client";
import type { BffApp, BffFailure } from "./app.ts";
import type { RefusedForm } from "./door/refused-form.ts";
import type { shopOf } from "./env.ts";
import { type ErrorCode, errorTable, isErrorCode } from "./errors.ts";
import type { Pages } from "./pages/pages.ts";
import type { RefusedField } from "./rules/field-kind.ts";
import type { Language } from "./rules/language.ts";
import type { Notice } from "./session/cookies.ts";
import type { NoticeExtras } from "./session/notices.ts";

export type BffClient = ReturnType<typeof hc<BffApp>>;

/**
 * The `context` of every loader and action. It has no session, token, cookie or key: pages use `bff` for these.
 */
export interface PageContext {
  bff: BffClient;
  /**
   * The page's address at the shop's own origin, as the shopper sees it, for page data requests too.
   */
  url: URL;
  /** Every page of the shop: what `localPath` goes by. */
  pages: Pages;
  /** The shop's own data, from its configuration. */
  shop: ReturnType<typeof shopOf>;
  /** Whether a customer is signed in; false when their registry does not answer and the page also serves guests. */
  isSignedIn(): Promise<boolean>;
  /** Names this request in the log and on the error page. */
  requestId: string;
  /**
   * Whether the request is a prefetch or a HEAD: it records no product as viewed and consumes no notice.
   */
  isPrefetch: boolean;
  /** Whether the browser just failed the cookie check: its page says so. */
  takesNoCookies: boolean;
  /** The nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** The pattern of the page's address, which the log may hold: `/show-order/:invoiceId`. */
  route: string;
  /** The language of this answer: Mongolian unless its address or the shopper asked for English. */
  language: Language;
  /** The colours that the shopper chose; undefined leaves them to the browser. */
  theme?: "light" | "dark";
  /** With or without scripts and all data (`app/remix/document.tsx`). */
  delivery: { hasScripts: boolean };
  /**
   * Why the front door refused the request. Only the error page is then rendered, whatever the address, with cached API
   * data only; the front door sets its status.
   */
  failure?: ErrorCode;
  /** Seconds after which the refused request may be sent again, if known. */
  wait?: number;
  /** The form that the front door refused for now: the error page offers to send it again. */
  resend?: RefusedForm;
  /** Adds a notice (a key of app/words) that the next page shows once. */
  notify(kind: Notice["kind"], key: string, values?: Notice["values"], extras?: NoticeExtras): Promise<void>;
  /**
   * Whether our script requests the page's data: it shows the response in the current page, without scrolling.
   */
  isDataRequest: boolean;
  /** The API fails, and what the page says may be out of date: the page says so. */
  isOld?: boolean;
  /** Whether the form of this request had errors: the page's title then starts with it. */
  form: { failed: boolean };
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}

/** The data of a successful response; a route with several outcomes returns a union. */
type AnswerOf<Reply> = Reply extends ClientResponse<infer Answer, infer _Status, infer _Format> ? Answer : never;
type AnyReply = ClientResponse<unknown>;

/** A route's result: its view (routes/reply.ts), or the BFF's failure. */
function viewOf<Reply extends AnyReply>(response: Reply): AnswerOf<Reply> {
  if (!("view" in response)) throw new Error("A route of the BFF answers with replyWith()");
  // `replyWith` typed the response by its view.
  return response.view as AnswerOf<Reply>;
}

/**
 * Waits for an answer of the BFF.
 * @returns its data
 * @throws a redirect to the sign-in page when a session is needed, otherwise a route error response with the status and
 * the error's code, for the page's error boundary
 */
export async function ask<Reply extends AnyReply>(pending: Promise<Reply>): Promise<AnswerOf<Reply>> {
  const response = await pending;
  if (response.ok) return viewOf<Reply>(response);
  const failure = (await response.json()) as BffFailure;
  if (failure.signIn) throw redirect(failure.signIn, 303);
  throw errorPage(isErrorCode(failure.code) ? failure.code : "internal");
}

/**
 * Thrown by a loader to show the error page of a code, with the table's status. It is a whole response, not Remix's
 * `data`, because Remix answers a resource route's `data` with a bare 500. The front door turns it into
 * a page for links.
 */
export function errorPage(code: ErrorCode): Response {
  return Response.json({ code }, { status: errorTable[code].status });
}

/**
 * As `ask`, for optional data, which fails alone.
 * @returns the data, or null when the BFF could not get it
 */
export async function askOrNull<Reply extends AnyReply>(pending: Promise<Reply>): Promise<AnswerOf<Reply> | null> {
  const response = await pending;
  return response.ok ? viewOf<Reply>(response) : null;
}

/** Why a form failed; `refused` names the field whose value may not be sent to the API. */
export interface FormFailure {
  failure: ErrorCode;
  refused?: RefusedField;
}

/**
 * As `ask`, for a form: the typed values must be kept, so a fault is a result and not an error page.
 * @returns the data, or why there is none
 * @throws a redirect to the sign-in page when a session is needed
 */
export async function askOrFailure<Reply extends AnyReply>(
  pending: Promise<Reply>,
): Promise<{ answer: AnswerOf<Reply>; failure?: undefined } | (FormFailure & { answer?: undefined })> {
  const response = await pending;
  if (response.ok) return { answer: viewOf<Reply>(response) };
  const { code, signIn, refused } = (await response.json()) as BffFailure;
  if (signIn) throw redirect(signIn, 303);
  return { failure: isErrorCode(code) ? code : "internal", ...(refused ? { refused } : {}) };
}

export { localPath, openPath, returnPath } from "./pages/local-path.ts";
export type { PageHandle } from "./pages/page-handle.ts";
