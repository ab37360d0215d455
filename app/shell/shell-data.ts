/** What the frame's components are given. */
import type { Frame, Shell } from "#bff/views/shell.ts";

/** The notices come in translated; menu and footer are static HTML (`remix/static-html.tsx`). */
export type ShellData = Omit<Shell, "notices" | keyof Frame>;

/** A notice in the words of the page. */
export interface PrintedNotice {
  /** `info`: neither, a question or how a thing stands. */
  kind: "success" | "failure" | "info";
  text: string;
  /** What takes it back: posted as it is. */
  undo?: { to: string; fields: Record<string, string | number> } | undefined;
  link?: { to: string; text: string } | undefined;
}
