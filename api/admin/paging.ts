/** Pages of the administration's lists. */
import { z } from "zod";

/** Rows of a page. */
export const PAGE_SIZE = 50;

/** Further pages are not turned to: a search is quicker. */
const LAST_PAGE = 10_000;

/** A page of a list. */
export interface Paged<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** A page with the list's length. */
export const pageOf = <Row>(rows: Row[], total: number, page: number): Paged<Row> => ({
  rows,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
});

/** A page's number in an address; the first, for anything that is none. */
export const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).catch(1);
