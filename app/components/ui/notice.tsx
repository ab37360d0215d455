import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeTone = "info" | "success" | "failure" | "warning";

const ICONS: Record<NoticeTone, IconName> = { info: "alert", success: "check", failure: "alert", warning: "alert" };

/**
 * A message in the flow of the page. `live` announces it at once, for errors of the form that was just submitted;
 * others are read in place.
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
  /** A control that closes it, at its end. */
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
