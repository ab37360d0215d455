import type { AppLoadContext } from "@remix-run/cloudflare";
import { ask } from "#bff/client.ts";

/** The customer's editable data, or what they typed before signing in, if the address carries it. */
export async function readInfo({ bff }: AppLoadContext) {
  return { role: "info" as const, ...(await ask(bff.profile.info.$get())) };
}

/** What the form for another password needs to know. */
export async function readPassword({ bff }: AppLoadContext) {
  return { role: "password" as const, formKey: crypto.randomUUID(), ...(await ask(bff.profile.password.$get())) };
}

export type Info = Awaited<ReturnType<typeof readInfo>>;
export type Password = Awaited<ReturnType<typeof readPassword>>;
