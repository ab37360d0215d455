import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface EmptyProps {
  icon?: IconName;
  heading: string;
  hint?: string;
  /** Ways onward. */
  children: ReactNode;
}

/** In the place of a list with nothing in it: that there is nothing, and where to go. */
export function Empty({ icon = "box", heading, hint, children }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{heading}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
