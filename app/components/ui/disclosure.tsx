import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Content that opens below its heading, without a script. */
export function Disclosure({
  summary,
  open,
  id,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} id={id}>
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
