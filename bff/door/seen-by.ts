/** What every visitor of a request has of it: its page, counts, lines in the log, work after the response. */
import type { Context } from "hono";
import { log } from "../log.ts";
import type { VisitorOptions } from "../session/visitor.ts";
import type { DoorEnv } from "./context.ts";

type Observed = "pages" | "page" | "requestId" | "waitUntil" | "counts" | "onFault" | "onOddRows";

/** @returns the options of every visitor that this request has, its shopper and the anonymous one (cached-page.ts) */
export function seenBy(c: Context<DoorEnv>): Pick<VisitorOptions, Observed> {
  const requestId = c.get("requestId");
  return {
    pages: c.get("pages"),
    page: c.get("page"),
    requestId,
    waitUntil: c.get("background"),
    counts: c.get("counts"),
    onFault: ({ endpoint, reason, detail }) => log("warn", "upstream-fault", { requestId, endpoint, reason, detail }),
    onOddRows: ({ endpoint, fields, count }) => log("warn", "odd-rows", { requestId, endpoint, fields, count }),
  };
}
