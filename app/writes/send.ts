/** Posts a form and parses the response. */
import { decode } from "turbo-stream";
import { HELD } from "#app/cart/held-lines.ts";
import { COOKIE_MARK, COOKIE_QUESTION } from "#bff/rules/cookie-mark.ts";
import { REFUSAL } from "#bff/rules/refusal.ts";
import { heldLines } from "./outbox.ts";
import { type Answer, isOfProducts, UNSENT, type Write } from "./write.ts";

/** Timeout in milliseconds; the shop itself gives up earlier (bff/door/deadline.ts). */
const LONGEST = 30_000;

/** Timeout of the cookie check in milliseconds; a success is not delayed for longer. */
const LONGEST_QUESTION = 5_000;

/** Browsers limit `keepalive` bodies to 64 KB in total. */
const LONGEST_KEPT_ALIVE = 60_000;

/**
 * Posts a form as Remix does (`{path}.data`). The request outlives its page.
 * @returns null if there is no answer, or none that tells the outcome: no network, a fault, not the shop's (a hotel's
 *   sign-in page); `UNSENT` if the browser reports no connection
 */
export async function send({ id, action, body }: Write): Promise<Answer | null> {
  const { pathname, search } = new URL(action, location.origin);
  const address = `${pathname === "/" ? "/_root" : pathname}.data${search}`;
  try {
    const response = await fetch(address, {
      method: "POST",
      body: named({ id, action, body }),
      keepalive: body.length < LONGEST_KEPT_ALIVE,
      signal: AbortSignal.timeout?.(LONGEST),
    });
    const notices = JSON.parse(decodeURIComponent(response.headers.get("X-Notices") ?? "[]"));
    const refusal = response.headers.get(REFUSAL);
    const isResult = !refusal && response.headers.get("Content-Type")?.includes("x-script");
    // An unread body would keep its connection open.
    if (!isResult) void response.body?.cancel().catch(() => undefined);
    if (refusal) return { refusal: refusal === "later" ? refusal : "never", notices };
    if (!response.body || !isResult) return null;
    const { value } = await decode(response.body);
    const cart = JSON.parse(response.headers.get("X-Cart") ?? "null");
    const answer = answerOf(value, { notices, cart });
    const mark = response.headers.get(COOKIE_MARK.header);
    return answer?.to && mark && !(await keepsCookies(mark)) ? untrue(answer.to, answer.notices, mark) : answer;
  } catch {
    return navigator.onLine === false ? UNSENT : null;
  }
}

/**
 * A write's fields with its id. A form that is rendered with one (order-again.tsx) keeps it: it counts once per page
 * (rule O12).
 */
function named({ id, action, body }: Omit<Write, "at">): URLSearchParams {
  const fields = new URLSearchParams(body);
  if (isOfProducts({ action }) && !fields.has("write")) fields.append("write", id);
  const held = action.startsWith("/cart") && heldLines();
  if (held) fields.append(HELD, held);
  return fields;
}

/** Remix's result of an action: `redirect` or `data`; its errors count as no response. */
function answerOf(value: unknown, told: Pick<Answer, "notices" | "cart">): Answer | null {
  if (typeof value !== "object" || value === null) return null;
  if ("redirect" in value && typeof value.redirect === "string") return { to: value.redirect, ...told };
  return "data" in value ? { data: value.data, ...told } : null;
}

/**
 * Whether the browser has stored a response's cookies. Checked once, after the first write of a browser without
 * cookies: `navigator.cookieEnabled` does not know of extensions that remove them. No result counts as stored.
 */
async function keepsCookies(mark: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout?.(LONGEST_QUESTION);
    const response = await fetch(COOKIE_QUESTION, { headers: { [COOKIE_MARK.header]: mark }, signal });
    const { kept }: { kept: boolean } = await response.json();
    return kept;
  } catch {
    return true;
  }
}

/**
 * If not, nothing was done: the page that follows says so (bff/door/cookie-check.ts), and no success is shown.
 */
function untrue(to: string, notices: Answer["notices"], mark: string): Answer {
  const { pathname, searchParams, hash } = new URL(to, location.origin);
  searchParams.set(COOKIE_MARK.parameter, mark);
  return { to: `${pathname}?${searchParams}${hash}`, notices: notices.filter(({ kind }) => kind === "failure") };
}
