/**
 * Fields that forms, the BFF's routes, cookies and the API's contract have in common: one schema of each. What a place
 * says about a wrong value, and what the wire demands beyond it (upstream/kinds.ts), stays there. Phone numbers:
 * contact.ts; quantities as they are typed: quantity.ts.
 */
import { z } from "zod";
import { ID_TEXT } from "./ids.ts";
import { MAX_QUANTITY } from "./stock.ts";

/** The id of a product, or of anything else that the API numbers. */
export const id = z.number().int().positive();

/** The same in an address, a form's field or a cookie. */
export const idText = z.string().regex(ID_TEXT).transform(Number).pipe(id);

/** How many pieces are asked for: the stock decides how many there can be. */
export const pieces = z.number().int().min(1);

/** The quantity of a line of a cart. */
export const lineQuantity = pieces.max(MAX_QUANTITY);

/** Longest e-mail address that the API keeps, in UTF-16 units. */
export const MAX_EMAIL_LENGTH = 100;

const email = z.email();

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;
