/**
 * Lines that were removed one after another, latest first: each notice about the cart carries those before its own, so
 * that every one of them can be put back. As text, in a form's field and a notice's cookie: `5x2x0,8x1x3`, ids, pieces
 * and places.
 */
import type { PrintedNotice } from "#app/shell/print-notices.server.ts";
import { ID_DIGITS } from "#bff/rules/ids.ts";
import { QUANTITY_DIGITS } from "#bff/rules/stock.ts";

export interface RemovedLine {
  id: number;
  quantity: number;
  place: number;
}

/** The longest value that a notice's field may have. */
const LONGEST = 48;

const LINE = new RegExp(`^(${ID_DIGITS})x(${QUANTITY_DIGITS})x(\\d{1,2})$`);

/** Reads such a text; invalid lines are left out. */
export const removedLines = (text: unknown): RemovedLine[] =>
  String(text ?? "")
    .split(",", LONGEST)
    .flatMap((line) => {
      const [, id, quantity, place] = LINE.exec(line) ?? [];
      return id ? [{ id: Number(id), quantity: Number(quantity), place: Number(place) }] : [];
    });

/**
 * The fields with which a notice restores the latest of these lines, and offers the others after it; undefined without
 * lines.
 */
export function undoOf([latest, ...earlier]: readonly RemovedLine[]): { undo?: NonNullable<PrintedNotice["undo"]> } {
  if (!latest) return {};
  const removed = written(earlier);
  return { undo: { to: "/cart/lines", fields: { intent: "restore", ...latest, ...(removed ? { removed } : {}) } } };
}

/** The lines that a page's notices offer to restore, latest first, as text. */
export function offeredBy(notices: readonly PrintedNotice[]): string {
  const offers = notices.flatMap(({ undo }) => (undo?.to === "/cart/lines" ? [undo.fields] : []));
  const texts = offers.map(({ id, quantity, place, removed }) => `${id}x${quantity}x${place},${removed ?? ""}`);
  return written(removedLines(texts.reverse().join()));
}

/** As many of them as the text has room for, each product once. */
function written(lines: readonly RemovedLine[]): string {
  let text = "";
  for (const { id, quantity, place } of lines) {
    const line = `${id}x${quantity}x${place}`;
    if (`,${text}`.includes(`,${id}x`)) continue;
    if (text.length + line.length >= LONGEST) break;
    text += text ? `,${line}` : line;
  }
  return text;
}
