/**
 * What a customer typed of themselves, on its way past the sign-in page. It travels in the address that they come back
 * to, sealed: the cookies have no room for it, and an address is kept in histories.
 */
import { z } from "zod";
import type { KeyRing } from "../env.ts";
import { open, protect } from "./sealing.ts";

const CONTEXT = "profile draft";
/** In seconds. */
const LIFETIME = 3_600;
/** As much of each field as an address holds, in UTF-16 units: more than any of them may have. */
const LONGEST = 120;

const text = z.string().transform((typed) => typed.slice(0, LONGEST));
export const profileDraft = z.object({
  /** Whose it is, as the form said: the next customer of the browser finds nothing of it. */
  owner: text,
  name: text,
  email: text,
  phone: text,
  phone2: text,
});
export type ProfileDraft = z.output<typeof profileDraft>;

const now = () => Math.floor(Date.now() / 1000);

/** Writes a draft for an address. */
export const sealDraft = (ring: KeyRing, draft: ProfileDraft): Promise<string> =>
  protect(ring, "sealed", CONTEXT, JSON.stringify(draft), now());

/** Reads what `sealDraft` wrote for the same customer; null for anything else. */
export async function openDraft(ring: KeyRing, owner: string, sealed: string): Promise<ProfileDraft | null> {
  const opened = await open(ring, "sealed", CONTEXT, sealed, LIFETIME, now());
  const draft = opened && profileDraft.safeParse(JSON.parse(opened.text)).data;
  return draft && draft.owner === owner ? draft : null;
}
