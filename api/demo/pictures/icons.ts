import type { CategorySlug } from "./vocabulary.ts";

/** Line icons of the categories on a grid of 24, as path data. */
const ICONS: Readonly<Record<CategorySlug, string>> = {
  phones: "M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM10.5 5.5h3M11 18.5h2",
  tablets: "M4.5 4h15a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM18.5 11v2",
  computers: "M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v9H4V6a1.5 1.5 0 0 1 1.5-1.5ZM2 18h20l-1 1.5H3ZM10 18h4",
  components:
    "M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM10 10h4v4h-4ZM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5",
  "tv-audio":
    "M4 4h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 16H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 4ZM5 20h14M8 16l-1 4M16 16l1 4",
  audio:
    "M4 15v-3a8 8 0 0 1 16 0v3M4 14.5h1.5A1.5 1.5 0 0 1 7 16v3a1.5 1.5 0 0 1-1.5 1.5A1.5 1.5 0 0 1 4 19ZM20 14.5h-1.5A1.5 1.5 0 0 0 17 16v3a1.5 1.5 0 0 0 1.5 1.5A1.5 1.5 0 0 0 20 19Z",
  photo:
    "M4.5 7H7l1.6-2.4h6.8L17 7h2.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM12 9.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM18.5 10h.1",
  wearables:
    "M9 6.5h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 15V9A2.5 2.5 0 0 1 9 6.500ZM9 6.500l.5-4h5l.5 4M9 17.500l.5 4h5l.5-4M12 9.500V12l1.7 1.2",
  gaming:
    "M7.5 7h9a5 5 0 0 1 4.8 3.600l1 4.600a2.7 2.7 0 0 1-4.8 2.200L16 15.500H8l-1.5 1.900a2.7 2.7 0 0 1-4.8-2.200l1-4.600A5 5 0 0 1 7.5 7ZM8 9.800v3M6.5 11.300h3M15.5 10.200h.1M17.5 12.300h.1",
  home: "M5.5 2.500h13a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1ZM4.5 7h15M12 9.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM7.5 4.800h2M16.5 4.800h.1M9 15c1.5-1.3 3 .8 5.5-.8",
  kitchen:
    "M6 8h11v7a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4ZM17 9.5h1.500a2.5 2.5 0 0 1 0 5H17M4 21.500h15M9 2.500c-1 1.2 1 2 0 3.200M13.5 2.500c-1 1.2 1 2 0 3.2",
  care: "M4 4.500h9.500a4.5 4.5 0 0 1 0 9H4ZM4 6H2.500v6H4M10 13.500l1.2 8h3.600l-1.3-8M13.5 9h.1M7 7v4",
  accessories: "M9 2.500v5M15 2.500v5M6.5 7.500h11V12a5.5 5.5 0 0 1-11 0ZM12 17.500v4",
  "smart-home": "M3.5 11 12 3.5 20.5 11M5.5 9.500v11h13v-11M9 14.500a4.5 4.5 0 0 1 6 0M10.7 17a2 2 0 0 1 2.6 0",
};

/** The line icon of a category: 24 units square, slate ink. */
export const menuIcon = (slug: CategorySlug): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#334155" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[slug]}"/></svg>`;
