import type { Category } from "./kind.ts";
import { phones } from "./phones.ts";

/** The menu, in the order of the category ids. */
export const CATEGORIES: readonly Category[] = [phones];
