/**
 * The shop: another one changes this file, styles/tokens.css, icon.svg (the browser's icon) and logo.svg (the mark
 * beside the name), and nothing else. Imported by name (`import * as brand`), so that a page's scripts bring no more
 * than they use.
 */
import type { Language } from "#bff/rules/language.ts";

export const name = "Оч";

/** The company's legal name: who receives transfers. */
export const company = "Оч Электроникс ХХК";

export const phone = "7700-1234";

export const email = "info@och.mn";

/** For job applications. */
export const jobsEmail = email;

/** Search engines read what stands before the first comma as the town. */
export const address = "Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо, Энх тайвны өргөн чөлөө 17";

/** When the shop is open, for people and (schema.org) for search engines. */
export const hours: Readonly<Record<Language, { weekdays: string; weekend: string }>> = {
  mn: { weekdays: "Даваа–Баасан: 09:00–18:00", weekend: "Бямба, Ням: Амарна" },
  en: { weekdays: "Monday to Friday: 09:00–18:00", weekend: "Saturday, Sunday: closed" },
};
export const openingHours = "Mo-Fr 09:00-18:00";

/** Colours of tokens.css for what reads no stylesheet: the browser's bar, the manifest, the picture of links. */
export const colours = { band: "#17263a", "band-accent": "#8cc2ff", paper: "#fefdfb" };
