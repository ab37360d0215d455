import { shownStock } from "#bff/domain/stock.ts";

/** The stock as pages print it, "3" or "100+". */
export function stockText(remain: number): string {
  const { count, over } = shownStock(remain);
  return over ? `${count}+` : String(count);
}
