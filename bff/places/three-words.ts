/**
 * The three-word address of a point, by what3words (`convert-to-3wa`): from this server to theirs, so that neither the
 * key nor the customer is disclosed to anybody else.
 */
import { z } from "zod";
import { cappedText } from "../capped-text.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import type { Point } from "../rules/point.ts";
import { isSendable } from "../rules/sent-text.ts";

/** In milliseconds, the body included; the shopper waits for it. */
export const THREE_WORDS_DEADLINE = 4_000;
const LONGEST_BODY = 16 * 1024;

/** Three words with dots between, in whichever script; as long as the API takes it (contract.ts). */
const reply = z.object({
  words: z
    .string()
    .max(60)
    .regex(/^[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+){2}$/u)
    .refine(isSendable),
});

class ThreeWordsFault extends Error {
  constructor(
    readonly reason: "timeout" | "reset" | "status" | "shape",
    readonly status?: number,
  ) {
    super(reason);
  }
}

/**
 * Asks once.
 * @returns null where the shop has no key, and where the service does not answer with three words: the log says why,
 *   without the point
 */
export async function threeWordsAt({ W3W_API_KEY, W3W_URL }: Env, point: Point): Promise<string | null> {
  if (!W3W_API_KEY) return null;
  try {
    return await asked(W3W_URL, W3W_API_KEY, point);
  } catch (error) {
    if (!(error instanceof ThreeWordsFault)) throw error;
    const { reason, status } = error;
    log("error", "three-words-fault", { reason, ...(status ? { status } : {}) });
    return null;
  }
}

async function asked(service: string, key: string, { lat, long }: Point): Promise<string> {
  const address = new URL(service);
  address.searchParams.set("coordinates", `${lat},${long}`);
  address.searchParams.set("language", "mn");
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), THREE_WORDS_DEADLINE);
  try {
    const response = await fetch(address, {
      // In a header: addresses end up in logs.
      headers: { Accept: "application/json", "X-Api-Key": key },
      // A redirect would take the key elsewhere.
      redirect: "manual",
      signal: abort.signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ThreeWordsFault("status", response.status);
    }
    return wordsOf(await cappedText(response, LONGEST_BODY));
  } catch (error) {
    if (error instanceof ThreeWordsFault) throw error;
    throw new ThreeWordsFault(abort.signal.aborted ? "timeout" : "reset");
  } finally {
    clearTimeout(timer);
  }
}

/** @throws ThreeWordsFault for anything but three words */
function wordsOf(body: string | null): string {
  try {
    return reply.parse(JSON.parse(body ?? "")).words;
  } catch {
    throw new ThreeWordsFault("shape");
  }
}
