import { z } from "zod";
import type { Translate } from "#app/i18n/translate.server.ts";

/** The sign-in form. Only the API decides whether a password is right; this schema refuses empty fields alone. */
export function signInSchema(t: Translate) {
  return z.object({
    email: z
      .string({ error: t("account.emailRequired") })
      .trim()
      .refine((text) => text.length <= 200 && z.email().safeParse(text).success, t("account.emailInvalid")),
    password: z.string({ error: t("account.passwordRequired") }).max(200, t("account.refused")),
  });
}
