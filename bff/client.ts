/**
 * The one door through which `app/` asks for anything: the type of the client in Remix's load context, and `ask`, which
 * turns its answers into data or into what Remix throws. Only types of the BFF come in here, so that Remix's server
 * build holds no second copy of it; the client itself is made in `in-process.ts`.
 */
import { redirect } from "@remix-run/cloudflare";
import type { ClientResponse, hc } from "hono/client";
import type { BffApp, BffFailure } from "./app.ts";
import type { RefusedField } from "./domain/field-kind.ts";
import type { PaymentMethod } from "./domain/payment.ts";
import { type ErrorCode, errorTable, isErrorCode } from "./errors.ts";
import type { Notice } from "./session/cookies.ts";
import type { NoticeExtras } from "./session/notices.ts";
import type { Frame, Shell } from "./views/shell.ts";

export type BffClient = ReturnType<typeof hc<BffApp>>;

/**
 * What every loader and action finds in its `context`. The session, its token, the cookies and the keys are not among
 * it: pages reach them through `bff` only.
 */
export interface PageContext {
  bff: BffClient;
  /**
   * The page's address at the shop's own origin, as the shopper sees it, also when the request is for the page's data.
   */
  url: URL;
  /** The shop itself, as its configuration has it. */
  shop: { name: string; phone: string; paymentMethods: readonly PaymentMethod[] };
  /** Whether a customer asks; false where their registry does not answer and the page is for guests too. */
  isSignedIn(): Promise<boolean>;
  /** Names this request in the log and on the error page. */
  requestId: string;
  /**
   * Whether nobody looks at the answer yet, a prefetch or a HEAD: nothing is remembered as viewed, and nothing said is
   * used up.
   */
  isPrefetch: boolean;
  /** Whether the browser was just asked to keep a cookie and did not: its page says so. */
  takesNoCookies: boolean;
  /** The nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** The pattern of the page's address, which the log may hold: `/show-order/:invoiceId`. */
  route: string;
  /** The language of this answer: Mongolian unless the shopper chose English. */
  language: "mn" | "en";
  /**
   * Why the front door refused the request. Only the error page is then rendered, wherever the request went, and with
   * no call of the API beyond what the cache holds; its status is set by the front door.
   */
  failure?: ErrorCode;
  /** Leaves a sentence (a key of app/i18n) for the next page to print once. */
  notify(kind: Notice["kind"], key: string, values?: Notice["values"], extras?: NoticeExtras): Promise<void>;
  /**
   * Whether a script of ours asks for the page's data: it shows the answer in the page that is there, at the shopper's
   * place.
   */
  isDataRequest: boolean;
  /** What the shell of this answer is printed from, once the root's loader has it. */
  frame?: Frame & Pick<Shell, "shop">;
  /** Whether the form of this request had mistakes: the page then says so first of all, in its title. */
  form: { failed: boolean };
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}

/** What a successful answer carries; a route with several outcomes answers with a union. */
type AnswerOf<Reply> = Reply extends ClientResponse<infer Answer, infer _Status, infer _Format> ? Answer : never;
type AnyReply = ClientResponse<unknown>;

/** What a route replied with: its view as it is (routes/reply.ts), or the failure that the BFF prints. */
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
 * What a loader throws to show the error page of a code, with the table's status. A whole response, not Remix's `data`:
 * an address that prints no page itself answers with it, where Remix would make a bare 500 of anything else. The front
 * door turns it into the page for who reads pages.
 */
export function errorPage(code: ErrorCode): Response {
  return Response.json({ code }, { status: errorTable[code].status });
}

/**
 * As `ask`, for a piece without which the page is still whole (optional data fails alone).
 * @returns the data, or null when the BFF could not get it
 */
export async function askOrNull<Reply extends AnyReply>(pending: Promise<Reply>): Promise<AnswerOf<Reply> | null> {
  const response = await pending;
  return response.ok ? viewOf<Reply>(response) : null;
}

/** Why a form was not carried out; `refused` names the field that may not be sent as it is. */
export interface FormFailure {
  failure: ErrorCode;
  refused?: RefusedField;
}

/**
 * As `ask`, for a form: what the shopper typed must come back, so a fault is an answer and not an error page.
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

export { localPath } from "./door/local-path.ts";
