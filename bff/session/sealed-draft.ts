/**
 * A form's typed values, carried past the sign-in page in the return address, sealed: the cookies have no room for it,
 * and an address is kept in histories.
 */
import type { z } from "zod";
import type { KeyRing } from "../env.ts";
import { open, protect } from "./sealing.ts";

/** In seconds. */
const LIFETIME = 3_600;

const now = () => Math.floor(Date.now() / 1000);

/**
 * The drafts of one form.
 * @param context names the form: a draft of another form does not open
 * @param shape its fields; their bounds together must leave room in `next` (bff/door/local-path.ts)
 */
export function sealedDraft<Draft>(context: string, shape: z.ZodType<Draft>) {
  return {
    /** Writes a draft for an address. */
    seal: (ring: KeyRing, draft: Draft): Promise<string> =>
      protect(ring, "sealed", context, JSON.stringify(draft), now()),
    /** Reads what `seal` wrote; null for anything else, and an hour later. */
    open: async (ring: KeyRing, sealed: string): Promise<Draft | null> => {
      const opened = await open(ring, "sealed", context, sealed, LIFETIME, now());
      return (opened && shape.safeParse(JSON.parse(opened.text)).data) ?? null;
    },
  };
}
