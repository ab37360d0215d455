import type { Call } from "./client.ts";
import { contract, type EndpointName, type ReplyOf } from "./contract.ts";

/** Not cached for other requests, but the same for everybody. */
const PRICES: EndpointName = "cartProduct";

/**
 * Shares answers that are the same for everybody (those that the contract lets us cache, and the cart's prices) between
 * the parts of one request, for instance the header's cart and the checkout's. A failure is shared too: nobody waits
 * for it twice. A write in between discards them.
 * @param call of one request; answers are never shared between two, since workerd forbids waiting for another request's
 *   I/O
 */
export function createSharedCall(call: Call): Call {
  const asked = new Map<string, Promise<unknown>>();
  return async function sharedCall<Name extends EndpointName>(
    ...question: [name: Name, request: Parameters<typeof call<Name>>[1], token?: string | null]
  ) {
    const [name, request, token = null] = question;
    const { kind, cache } = contract[name];
    if (kind === "write") return call(...question).finally(() => asked.clear());
    if (!(cache || name === PRICES) || token !== null) return call(...question);
    const key = `${name}|${JSON.stringify(request) ?? ""}`;
    // The value under this key was stored below, for this very endpoint.
    const known = asked.get(key) as Promise<ReplyOf<Name>> | undefined;
    if (known) return known;
    const answer = call(...question);
    asked.set(key, answer);
    return answer;
  };
}
