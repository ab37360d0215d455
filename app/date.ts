const UTC_OFFSET_MS = 8 * 3_600_000;

/**
 * A formatted moment, `2026.11.25 18:00`, in Ulaanbaatar's time (UTC+8 the year round).
 * @param iso a moment; other text is returned unchanged
 */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return new Date(time + UTC_OFFSET_MS).toISOString().slice(0, 16).replaceAll("-", ".").replace("T", " ");
}

/** The day alone, `2026.11.25`. */
export function formatDay(iso: string): string {
  return formatMoment(iso).slice(0, 10);
}
