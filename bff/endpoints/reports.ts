/**
 * Receives violation reports of the Content-Security-Policy (`report-to`, `report-uri`): a defect of ours, or a script
 * that somebody has put into a page. Anybody can send anything here, and a report holds addresses: it is bounded and
 * counted, and of it the log gets words of known kinds only.
 */
import { Hono } from "hono";
import { z } from "zod";
import { count } from "../limits/limits.ts";
import { log } from "../log.ts";
import type { RequestEnv } from "../session/request-env.ts";
import { wholeBody } from "../whole-body.ts";

/** Where reports go; the name by which the policy calls it. */
export const REPORTS = { path: "/reports", name: "csp" };

const LONGEST_REPORT = 16 * 1024;
const MOST_AT_ONCE = 10;
const TYPES = /^application\/(?:csp-report|reports\+json)\b/i;

const directive = z.string().regex(/^[a-z][a-z-]{2,40}$/);
/** The blocked resource: keywords are kept, an address is reduced to its kind. */
const blocked = z
  .string()
  .catch("")
  .transform((text) => {
    if (/^[a-z-]{0,20}$/.test(text)) return text;
    return text.match(/^(https?|data|blob|wss?|chrome-extension|moz-extension|safari-web-extension):/)?.[1] ?? "other";
  });

/** `application/csp-report`, of `report-uri`. */
const legacy = z
  .object({ "csp-report": z.object({ "effective-directive": directive, "blocked-uri": blocked }) })
  .transform(({ "csp-report": report }) => [
    { directive: report["effective-directive"], blocked: report["blocked-uri"] },
  ]);
/** `application/reports+json`, of `report-to`: several, of several types. */
const modern = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({ effectiveDirective: directive, blockedURL: blocked })
        .catch({ effectiveDirective: "unknown", blockedURL: "" }),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  );
const reportsOf = z.union([legacy, modern]);

/**
 * POST `/reports`, ahead of the rules for forms: browsers send it by themselves. 204 whatever is sent, 429 for too much
 * of it.
 */
export function createReports() {
  return new Hono<RequestEnv>().post("/", async (c) => {
    const { env, request } = c.get("visitor");
    await count(env, "LIMIT_LOOK_UP", `report ${request.network}`);
    const isReport = TYPES.test(c.req.header("Content-Type") ?? "");
    const text =
      isReport && Number(c.req.header("Content-Length") ?? 0) <= LONGEST_REPORT ? await wholeBody(c.req.text()) : "";
    const requestId = c.get("requestId");
    for (const report of parsed(text).slice(0, MOST_AT_ONCE)) log("warn", "policy-report", { requestId, ...report });
    return c.body(null, 204);
  });
}

function parsed(text: string): z.output<typeof reportsOf> {
  if (text.length > LONGEST_REPORT) return [];
  try {
    return reportsOf.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
