/** A profile form's typed values, carried past the sign-in page. */
import { z } from "zod";
import type { KeyRing } from "../env.ts";
import { LONGEST_KEPT } from "../rules/contact.ts";
import { sealedDraft } from "./sealed-draft.ts";

const text = z.string().transform((typed) => typed.slice(0, LONGEST_KEPT));
export const profileDraft = z.object({
  /** The owner, as the form stated: the browser's next customer gets nothing of it. */
  owner: text,
  name: text,
  email: text,
  phone: text,
  phone2: text,
});
export type ProfileDraft = z.output<typeof profileDraft>;

const drafts = sealedDraft("profile draft", profileDraft);

/** Writes a draft for an address. */
export const sealDraft = drafts.seal;

/** Reads what `sealDraft` wrote for the same customer; null for anything else. */
export async function openDraft(ring: KeyRing, owner: string, sealed: string): Promise<ProfileDraft | null> {
  const draft = await drafts.open(ring, sealed);
  return draft && draft.owner === owner ? draft : null;
}
