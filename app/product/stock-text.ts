import { shownStock } from "#bff/rules/stock.ts";

/** The stock as pages print it, "3" or "100+". */
export function stockText(remain: number): string {
  const { count, over } = shownStock(remain);
  return over ? `${count}+` : String(count);
}
