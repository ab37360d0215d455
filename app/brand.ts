/**
 * The shop: another one changes this file, styles/tokens.css, icon.svg (the browser's icon) and logo.svg (the mark
 * beside the name), and nothing else. Imported by name (`import * as brand`), so that a page's scripts bring no more
 * than they use.
 */
import type { DeliveryCalendar } from "#bff/rules/delivery-day.ts";
import type { Language } from "#bff/rules/language.ts";

export const name = "Оч";

/** The company's legal name: who receives transfers. */
export const company = "Оч Электроникс ХХК";

/** Where customers transfer what they owe for an order. */
export const bankAccount = { bank: "Тэнгэр банк", account: "5000 123 456" };

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

/** When the shop delivers (rule D5). */
export const deliveryCalendar: DeliveryCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  // Those of the lunar calendar are added each year.
  holidays: ["01-01", "03-08", "06-01", "07-11", "07-12", "07-13", "07-14", "07-15", "11-26", "12-29"],
};

/** Colours of tokens.css for what reads no stylesheet: the browser's bar, the manifest, the picture of links. */
export const colours = { band: "#17263a", "band-accent": "#8cc2ff", paper: "#fefdfb" };
