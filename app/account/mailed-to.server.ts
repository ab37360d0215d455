import { ask, type PageContext } from "#bff/client.ts";

/** The address to which this browser has just requested a mail, as it was typed; null if unknown. */
export async function mailedTo({ bff }: Pick<PageContext, "bff">): Promise<string | null> {
  return (await ask(bff.account.mailed.$get())).mailed?.email ?? null;
}
