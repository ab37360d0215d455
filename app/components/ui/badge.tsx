import type { ReactNode } from "react";

/** A word in a small box. `sale` is for discounts only; `ok`, `warn` and `bad` are states. */
export function Badge({ tone, children }: { tone?: "sale" | "ok" | "warn" | "bad" | "accent"; children: ReactNode }) {
  return <span className={tone ? `badge badge-${tone}` : "badge"}>{children}</span>;
}
