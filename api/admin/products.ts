/** What the administration reads and changes of products. */
import { z } from "zod";
import { isIso, moment, readMoment } from "../html/format.ts";
import { HIGHEST_DISCOUNT, HIGHEST_PRICE, MOST_STOCK } from "../queries/offer-limits.ts";
import { PAGE_SIZE, type Paged, pageOf } from "./paging.ts";

/** What can be changed of a product, as the database has it. */
export interface Offer {
  sale_price: number;
  discount: number;
  discount_end_time: string | null;
  remain: number;
}

/** A product as the administration shows it. */
export interface AdminProduct extends Offer {
  id: number;
  sku: string;
  name: string;
  model: string;
  color_name: string;
  image: string;
  price_now: number;
}

const COLUMNS = `p.id, p.sku, m.name, m.model, p.color_name, p.image, p.sale_price, p.discount, p.discount_end_time,
  p.remain, p.price_now`;
const FROM = "FROM product p JOIN model m ON m.id = p.model_id";

/** The index is of three letters each. */
const SHORTEST_INDEXED = 3;

/**
 * A page of the products whose key, name or model has a text in it; all, for an empty one.
 * @param page from 1
 */
export async function listProducts(database: D1Database, search: string, page: number): Promise<Paged<AdminProduct>> {
  const isIndexed = [...search].length >= SHORTEST_INDEXED;
  const named = isIndexed
    ? "m.id IN (SELECT rowid FROM model_text WHERE model_text MATCH ?2)"
    : "instr(lower(m.name || ' ' || m.model), lower(?2)) > 0";
  const where = `WHERE ?1 = '' OR instr(lower(p.sku), lower(?1)) > 0 OR ${named}`;
  const text = isIndexed ? `{name model} : "${search.replaceAll('"', '""')}"` : search;
  const [rows, counted] = await database.batch<AdminProduct & { n: number }>([
    database
      .prepare(`SELECT ${COLUMNS} ${FROM} ${where} ORDER BY m.name, m.model, p.id LIMIT ${PAGE_SIZE} OFFSET ?3`)
      .bind(search, text, (page - 1) * PAGE_SIZE),
    database.prepare(`SELECT count(*) AS n ${FROM} ${where}`).bind(search, text),
  ]);
  return pageOf(rows?.results ?? [], Number(counted?.results[0]?.n ?? 0), page);
}

/** One product; null where there is none. */
export const findProduct = (database: D1Database, id: number): Promise<AdminProduct | null> =>
  database.prepare(`SELECT ${COLUMNS} ${FROM} WHERE p.id = ?`).bind(id).first<AdminProduct>();

/** Digits, with or without thousands separated. */
const wholeNumber = (least: number, most: number, error: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,12}$|^\d{1,3}(?:[, ]\d{3})+$/, error)
    .transform((text) => Number(text.replace(/[, ]/g, "")))
    .refine((number) => number >= least && number <= most, error);

/** Of a longer text enough is kept to be refused. */
const field = z.string().transform((text) => text.slice(0, 100));

/** The form of a product, with every field: what was typed, and what the page showed when it was opened. */
export const offerForm = z.object({
  price: field,
  discount: field,
  discount_end: field,
  stock: field,
  was_price: field,
  was_discount: field,
  was_discount_end: field,
  was_stock: field,
});
export type OfferForm = z.output<typeof offerForm>;

const typedOffer = z.object({
  price: wholeNumber(1, HIGHEST_PRICE, "Үнийг 1-ээс 1,000,000,000 хүртэлх бүхэл тоогоор бичнэ үү."),
  discount: wholeNumber(0, HIGHEST_DISCOUNT, "Хямдралыг 0-ээс 99 хүртэлх бүхэл тоогоор бичнэ үү."),
  discount_end: z
    .string()
    .trim()
    .refine(
      (text) => text === "" || readMoment(text) !== null,
      "Дуусах хугацааг 2026-12-31 18:00 хэлбэрээр бичнэ үү, эсвэл хоосон үлдээнэ үү.",
    ),
  stock: wholeNumber(0, MOST_STOCK, "Үлдэгдлийг 0-ээс 1,000,000 хүртэлх бүхэл тоогоор бичнэ үү."),
});

/** The fields that are typed. */
export type OfferField = keyof z.output<typeof typedOffer>;

/** An offer as the form shows it. */
export const formOf = (offer: Offer): OfferForm => {
  const fields = {
    price: String(offer.sale_price),
    discount: String(offer.discount),
    discount_end: offer.discount_end_time === null ? "" : moment(offer.discount_end_time),
    stock: String(offer.remain),
  };
  return { ...fields, ...seenBy(offer) };
};

/** What a form says of the offer that it was made from. */
export const seenBy = (offer: Offer) => ({
  was_price: String(offer.sale_price),
  was_discount: String(offer.discount),
  was_discount_end: offer.discount_end_time ?? "",
  was_stock: String(offer.remain),
});

/**
 * The offer that a form asks for.
 * @returns the offer, or a sentence for each field that cannot be understood
 */
export function readOffer(form: OfferForm): Offer | { wrong: Partial<Record<OfferField, string>> } {
  const parsed = typedOffer.safeParse(form);
  if (!parsed.success) {
    const wrong = Object.entries(z.flattenError(parsed.error).fieldErrors).map(([name, [says]]) => [name, says]);
    return { wrong: Object.fromEntries(wrong) };
  }
  const { price, discount, discount_end, stock } = parsed.data;
  // The page shows minutes: who leaves them as they are leaves the seconds, too.
  const isLeft = isIso(form.was_discount_end) && moment(form.was_discount_end) === discount_end.replace("T", " ");
  const end = isLeft ? form.was_discount_end : readMoment(discount_end);
  return { sale_price: price, discount, discount_end_time: end, remain: stock };
}

/**
 * Changes a product and logs what was changed, if it still is what the form was made from.
 * @param who the name in the log
 * @returns whether it was
 * @throws when the database fails
 */
export async function changeOffer(
  database: D1Database,
  { id, who, seen, offer }: { id: number; who: string; seen: OfferForm; offer: Offer },
): Promise<boolean> {
  const was = [seen.was_price, seen.was_discount, seen.was_discount_end, seen.was_stock];
  const now = [offer.sale_price, offer.discount, offer.discount_end_time ?? "", offer.remain].map(String);
  const log =
    "INSERT INTO admin_change (who, kind, subject, field, before, after) SELECT ?, 'product', ?, ?, ?, ? WHERE ?4 <> ?5";
  const fields = ["price", "discount", "discount_end", "stock"];
  try {
    await database.batch([
      database
        .prepare(
          `INSERT INTO guard SELECT 'stale', (SELECT count(*) = 1 FROM product WHERE id = ?1 AND CAST(sale_price AS TEXT) = ?2
             AND CAST(discount AS TEXT) = ?3 AND coalesce(discount_end_time, '') = ?4 AND CAST(remain AS TEXT) = ?5)`,
        )
        .bind(id, ...was),
      database
        .prepare("UPDATE product SET sale_price = ?, discount = ?, discount_end_time = ?, remain = ? WHERE id = ?")
        .bind(offer.sale_price, offer.discount, offer.discount_end_time, offer.remain, id),
      ...fields.map((name, place) =>
        database.prepare(log).bind(who, String(id), name, was[place] ?? "", now[place] ?? ""),
      ),
    ]);
    return true;
  } catch (error) {
    if (String(error).includes("guard:stale")) return false;
    throw error;
  }
}
