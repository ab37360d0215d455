import { ask, type PageContext } from "#bff/client.ts";

/** The address to which this browser has just had a mail sent, as it was typed; null where it is not known. */
export async function mailedTo({ bff }: Pick<PageContext, "bff">): Promise<string | null> {
  return (await ask(bff.account.mailed.$get())).mailed?.email ?? null;
}
