/**
 * The contents of a rate-limited form, which the error page offers to send again (app/errors/resend-form.tsx).
 * Passwords are asked for anew.
 */
import type { Context } from "hono";
import { limitsOf } from "../limits/request-limits.ts";
import { isDataRequest, pagePath } from "../pages/page-path.ts";
import type { DoorEnv } from "./context.ts";
import { URLENCODED } from "./posted-fields.ts";

/** The names of fields that hold passwords: no page prints their values. */
export const PASSWORD_FIELDS: ReadonlySet<string> = new Set(["password", "rePassword"]);
/** The page's own form has a new one. */
const FORM_TOKEN = "formToken";

/** A form that was refused before it was carried out. */
export interface RefusedForm {
  /** The address that it was posted to. */
  action: string;
  /** Name and value as typed, without passwords; bounded as every posted form is (posted-fields.ts). */
  fields: [name: string, value: string][];
  /** The fields to be typed again. */
  passwords: string[];
  /** Seconds after which it may be sent again. */
  wait: number;
}

/**
 * The form of a refused request, where a browser without a script has posted it to a page.
 * @param wait in seconds
 * @returns undefined for everything else, and for a body that the page has read
 */
export async function refusedForm(c: Context<DoorEnv>, wait: number): Promise<RefusedForm | undefined> {
  const { raw } = c.req;
  const isForm = raw.headers.get("Content-Type") === URLENCODED;
  if (raw.method !== "POST" || !isForm || raw.bodyUsed || isDataRequest(raw.url)) return undefined;
  const entries = [...new URLSearchParams(await raw.clone().text())].filter(([name]) => name !== FORM_TOKEN);
  const { pathname, search } = c.get("visitor").request.url;
  const named = new Set(entries.map(([name]) => name));
  return {
    action: pathname + search,
    fields: entries.filter(([name]) => !PASSWORD_FIELDS.has(name)),
    passwords: limitsOf(pagePath(raw.url), c.get("page").handle).some(({ needsNoPassword }) => needsNoPassword)
      ? []
      : [...PASSWORD_FIELDS].filter((name) => named.has(name)),
    wait,
  };
}
