/**
 * A stand-in for the service that names a point by three words: it answers as what3words' `convert-to-3wa` does, with
 * the same words for every point of a square of some ten metres, and others for the next one.
 */
import type { Context } from "hono";
import { z } from "zod";

const WORDS =
  "хөндий нуур салхи цэцэг тэнгэр модон уулын голын шувуу морьтой сүүтэй гэртэй нартай саран одтой борооны цастай намар хаврын өвөл зуны өглөө орой алтан мөнгөн чулуун замын гүүрэн хүүхэд дууны номын бичиг төмөр торгон эсгий хонины тэмээн бүргэд салаа".split(
    " ",
  );

const question = z.object({
  coordinates: z.string().regex(/^-?\d{1,2}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?$/),
  language: z.literal("mn"),
});

/** Answers a question by three words; 401 without a key, 400 for one that it does not understand. */
export function threeWords(context: Context): Response {
  if (!context.req.header("X-Api-Key")) return context.json({ error: { code: "MissingKey" } }, 401);
  const asked = question.safeParse(context.req.query());
  if (!asked.success) return context.json({ error: { code: "BadCoordinates" } }, 400);
  const [lat = 0, lng = 0] = asked.data.coordinates.split(",").map(Number);
  return context.json({ country: "MN", coordinates: { lat, lng }, words: wordsOf(lat, lng), language: "mn" });
}

/** Neighbouring squares differ in a word at least: the square's number is written in words as digits. */
function wordsOf(lat: number, lng: number): string {
  const row = Math.round((lat + 90) * 10_000);
  const column = Math.round((lng + 180) * 10_000);
  const number = (row * 7_919 + column * 104_729) % WORDS.length ** 3;
  return [1, WORDS.length, WORDS.length ** 2]
    .map((unit) => WORDS[Math.floor(number / unit) % WORDS.length] ?? "")
    .join(".");
}
