/** The props of the shell's components. */
import type { Shell, StaticShell } from "#bff/views/shell.ts";

/** The notices come in translated; menu and footer are static HTML (`remix/static-html.tsx`). */
export interface ShellData extends Omit<Shell, "notices" | "cart" | "recent" | keyof StaticShell> {
  /**
   * `remove`: what the button of a line is called, where there is one. `isOpen`: a button of it was pressed without a
   * script, and the page answers that.
   */
  cart: Shell["cart"] & { remove?: string; isOpen?: boolean };
}

/** A notice in the words of the page. */
export interface PrintedNotice {
  /** `info`: neither success nor failure, such as a question or a status. */
  kind: "success" | "failure" | "info";
  text: string;
  /** The undo form, posted as it is. `label`: what its button says in place of "put back". */
  undo?: { to: string; fields: Record<string, string | number>; label?: string } | undefined;
  link?: { to: string; text: string } | undefined;
}
