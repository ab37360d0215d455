/** Calls a shopper's object. */
import type { Env } from "../env.ts";
import { BffError } from "../errors.ts";
import { inTime, TooLate } from "../in-time.ts";
import { log } from "../log.ts";
import type { VisitorRequest } from "../session/visitor-request.ts";
import type { Moved } from "./kept-cart.ts";
import { GUEST_MOVED, SESSION_ENDED, type Shopper } from "./shopper.ts";

/** How long an object may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1_000;

/** A guest's change, from a browser that has signed in since it was sent, is for the customer. */
export class GuestMoved extends Error {
  readonly to: Moved;

  constructor(to: Moved) {
    super();
    this.to = to;
  }
}

/**
 * @param name the object's
 * @param timeout milliseconds
 * @throws BffError `upstream-unreachable` when it does not answer in time; `sign-in-required` when the session that it
 *   was called with has ended. GuestMoved
 */
export async function atShopper<Answer>(
  { env, request }: { env: Pick<Env, "SHOPPER">; request: Pick<VisitorRequest, "id" | "countObject"> },
  name: string,
  ask: (shopper: DurableObjectStub<Shopper>) => Promise<Answer>,
  timeout = ANSWER_TIMEOUT_MS,
): Promise<Answer> {
  if (!env.SHOPPER) throw new BffError("internal", "the binding SHOPPER is missing");
  request.countObject();
  try {
    return await inTime(ask(env.SHOPPER.get(env.SHOPPER.idFromName(name))), timeout);
  } catch (error) {
    if (error instanceof Error && error.message.includes(SESSION_ENDED))
      throw new BffError("sign-in-required", SESSION_ENDED);
    const moved = error instanceof Error && error.message.split(GUEST_MOVED)[1];
    if (moved) throw new GuestMoved(JSON.parse(moved) as Moved);
    const reason = error instanceof Error ? error.name : "unknown";
    log("error", "shopper-fault", { requestId: request.id, reason });
    throw new BffError("upstream-unreachable", `shopper: ${error instanceof TooLate ? error.message : "not reached"}`);
  }
}

/** For a read that a page can do without: null where the object does not answer. @throws any other error */
export function nothingWhereUnreachable(error: unknown): null {
  if (error instanceof BffError && error.code === "upstream-unreachable") return null;
  throw error;
}
