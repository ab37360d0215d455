/** Posts a form and reads what the shop answers. */
import { decode } from "turbo-stream";
import { COOKIE_MARK, COOKIE_QUESTION } from "#bff/domain/cookie-mark.ts";
import { type Answer, isOfProducts, type Write } from "./write.ts";

/** After this the shop itself has given up (bff/door/deadline.ts), in milliseconds. */
const LONGEST = 30_000;

/** What was done is not kept back for longer by the question whether cookies were kept, in milliseconds. */
const LONGEST_QUESTION = 5_000;

/** A browser carries on with a request of a page that is left only while those together have at most 64 KB. */
const LONGEST_KEPT_ALIVE = 60_000;

/**
 * Posts a form as Remix does (`{path}.data`). The request outlives its page.
 * @returns null when there is no answer, or none that says what came of it: no network, a fault, not the shop's (a
 *   hotel's sign-in page)
 */
export async function send({ id, action, body }: Write): Promise<Answer | null> {
  const { pathname, search } = new URL(action, location.origin);
  const address = `${pathname === "/" ? "/_root" : pathname}.data${search}`;
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(isOfProducts({ action }) ? `${body}&write=${id}` : body),
      keepalive: body.length < LONGEST_KEPT_ALIVE,
      signal: AbortSignal.timeout?.(LONGEST),
    });
    if (!response.body || !response.headers.get("Content-Type")?.includes("x-script")) return null;
    const { value } = await decode(response.body);
    const notices = JSON.parse(decodeURIComponent(response.headers.get("X-Notices") ?? "[]"));
    const answer = answerOf(value, notices);
    const mark = response.headers.get(COOKIE_MARK.header);
    return answer?.to && mark && !(await keepsCookies(mark)) ? untrue(answer.to, answer.notices, mark) : answer;
  } catch {
    return null;
  }
}

/** What Remix says of an action: `redirect` or `data`; its errors are no answers. */
function answerOf(value: unknown, notices: Answer["notices"]): Answer | null {
  if (typeof value !== "object" || value === null) return null;
  if ("redirect" in value && typeof value.redirect === "string") return { to: value.redirect, notices };
  return "data" in value ? { data: value.data, notices } : null;
}

/**
 * Whether the browser has kept what an answer left in cookies. It is asked once, after the first write of a browser
 * that brought none: what the browser says of itself (`navigator.cookieEnabled`) knows nothing of whatever else takes
 * cookies away. No word of it is no alarm.
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
 * Where it has not, nothing was done: the page that the answer leads to says so (bff/door/cookie-check.ts), and no
 * success is told.
 */
function untrue(to: string, notices: Answer["notices"], mark: string): Answer {
  const { pathname, searchParams, hash } = new URL(to, location.origin);
  searchParams.set(COOKIE_MARK.parameter, mark);
  return { to: `${pathname}?${searchParams}${hash}`, notices: notices.filter(({ kind }) => kind === "failure") };
}
