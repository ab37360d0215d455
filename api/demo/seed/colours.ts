/** Colour slugs of the picture files and their names on the wire. */
export const COLOURS: Readonly<Record<string, string>> = {
  black: "Хар",
  white: "Цагаан",
  silver: "Мөнгөлөг",
  graphite: "Графит",
  gold: "Алтлаг",
  blue: "Хөх",
  sky: "Тэнгэр цэнхэр",
  green: "Ногоон",
  red: "Улаан",
  pink: "Ягаан",
  purple: "Нил ягаан",
  orange: "Улбар шар",
  beige: "Шаргал",
  mint: "Гаа ногоон",
};
