/**
 * The three-word address of a point, by what3words (`convert-to-3wa`): from this server to theirs, so that neither the
 * key nor the customer is disclosed to anybody else.
 */
import { z } from "zod";
import { askService, ServiceFault } from "../ask-service.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import type { Point } from "../rules/point.ts";
import { isSendable } from "../rules/sent-text.ts";

/** The shopper waits for it. */
const LIMITS = { timeoutMs: 4_000, maxBytes: 16 * 1024 };

/** Three words with dots between, in whichever script; as long as the API takes it (contract.ts). */
const reply = z.object({
  words: z
    .string()
    .max(60)
    .regex(/^[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+){2}$/u)
    .refine(isSendable),
});

/**
 * Asks once.
 * @returns null where the shop has no key, and where the service does not answer with three words: the log says why,
 *   without the point
 */
export async function threeWordsAt({ W3W_API_KEY, W3W_URL }: Env, { lat, long }: Point): Promise<string | null> {
  if (!W3W_API_KEY) return null;
  const address = new URL(W3W_URL);
  address.searchParams.set("coordinates", `${lat},${long}`);
  address.searchParams.set("language", "mn");
  const headers = { "X-Api-Key": W3W_API_KEY };
  try {
    return (await askService(address.href, { headers }, { call: "three-words", shape: reply, ...LIMITS })).words;
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    const { reason, detail } = error;
    log("error", "three-words-fault", { reason, ...(reason === "status" ? { status: Number(detail) } : {}) });
    return null;
  }
}
