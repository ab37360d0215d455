import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeTone = "info" | "success" | "failure" | "warning";

const ICONS: Record<NoticeTone, IconName> = { info: "alert", success: "check", failure: "alert", warning: "alert" };

/**
 * A sentence in a box, in its place in the page. What has gone wrong because of what was just sent is read out at once
 * (`live`); anything else is read where it stands.
 */
export function Notice({
  tone = "info",
  title,
  live,
  children,
  close,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  live?: boolean;
  children: ReactNode;
  /** A control that removes it, at its end. */
  close?: ReactNode;
}) {
  return (
    <div className={`notice notice-${tone}`} role={live ? "alert" : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {close}
    </div>
  );
}
