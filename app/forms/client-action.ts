import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { end } from "./submissions.ts";
import { addUnsent, type UnsentForm } from "./unsent-forms.ts";

/**
 * The `clientAction` of every route with an action. Remix replaces a page by its error page when the action cannot be
 * asked, and what was typed is lost: here the page stays, and its notices say that the form was not sent. An answer
 * that leads back to the open page leaves it in its place, as does one to a shopper who has gone on: Remix reads the
 * page's data anew.
 * @throws a redirect to another page
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const from = location.pathname + location.search;
  const fields = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    const leadsOn = thrown instanceof Response && !staysHere(thrown, from);
    if (leadsOn || request.signal.aborted) throw thrown;
    if (thrown instanceof Response) return null;
    addUnsent({ action: pathname + search, fields, ...refusalIn(thrown) });
    return new Response("null", { status: UNSENT_STATUS, headers: { "Content-Type": "application/json" } });
  } finally {
    end(fields);
  }
}

/** The status of a form that was not sent: no page is read anew after it. */
const UNSENT_STATUS = 503;

/**
 * The `shouldRevalidate` of every page, since each has the header's cart: what was typed, and its key, stay as they are,
 * and a page on a line that is cut is not read anew, for which Remix would show its error page. Remix reads a page that
 * exports none after every form that stays on its page, whatever the form's status.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== UNSENT_STATUS;

/** @param from the page on which the form was sent */
function staysHere({ headers }: Response, from: string): boolean {
  if (headers.has("X-Remix-Reload-Document")) return false;
  const { origin, pathname, search } = new URL(headers.get("Location") ?? "", location.href);
  const here = location.pathname + location.search;
  return here !== from || (origin === location.origin && pathname + search === here);
}

/** What the front door says of a form that it refused (`refusalOf` in app/errors/refusal.server.ts). */
function refusalIn(thrown: unknown): Pick<UnsentForm, "reason" | "status"> {
  if (!isRouteErrorResponse(thrown)) return {};
  const { status, data } = thrown;
  const { text } = Object(data);
  return { status, ...(typeof text === "string" ? { reason: text } : {}) };
}
