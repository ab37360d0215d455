import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { addUnsent, type UnsentForm } from "./unsent-forms.ts";

/**
 * The `clientAction` of every route with an action. Remix replaces a page by its error page when the action cannot be
 * asked, and what was typed is lost: here the page stays, and its notices say that the form was not sent. An answer that
 * leads back to the open page leaves it in its place, as does one to a shopper who has gone on: Remix reads its data anew.
 * @throws a redirect to another page
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const from = location.pathname + location.search;
  const fields = await request.clone().formData();
  try {
    return await afterFirst(serverAction);
  } catch (thrown) {
    if (thrown instanceof Response && staysHere(thrown, from)) return null;
    if (thrown instanceof Response || request.signal.aborted) throw thrown;
    addUnsent({ action: pathname + search, fields, ...refusalIn(thrown) });
    return null;
  }
}

/** The document's first form, until it has an answer. */
let first: Promise<void> | undefined;
let isAnswered = false;

/**
 * A new guest has no cookie before the first answer: forms sent before it would each begin a cart of their own. So they
 * wait for it.
 */
async function afterFirst(send: () => Promise<unknown>): Promise<unknown> {
  while (first && !isAnswered) await first;
  if (isAnswered) return send();
  const answer = send();
  const end = (thrown?: unknown) => {
    isAnswered = thrown === undefined || thrown instanceof Response;
    first = undefined;
  };
  first = answer.then(() => end(), end);
  return answer;
}

/** @param from the page on which the form was sent */
function staysHere({ headers }: Response, from: string): boolean {
  if (headers.has("X-Remix-Reload-Document")) return false;
  const { origin, pathname, search } = new URL(headers.get("Location") ?? "", location.href);
  const here = location.pathname + location.search;
  return here !== from || (origin === location.origin && pathname + search === here);
}

/** What the front door says of a form that it refused (`refusalOf` in app/errors/refusal.server.ts). */
function refusalIn(thrown: unknown): Pick<UnsentForm, "reason" | "status" | "isFinal"> {
  if (!isRouteErrorResponse(thrown)) return {};
  const { status, data } = thrown;
  const { text, isFinal = status < 500 } = Object(data);
  return { status, isFinal, ...(typeof text === "string" ? { reason: text } : {}) };
}
