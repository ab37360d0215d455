import { bilingual } from "./bilingual.ts";

/** The front page. */
export const homeWords = bilingual({
  heading: ["Электрон барааны онлайн дэлгүүр", "Electronics online"],
  highlights: ["Онцлох санал", "Highlights"],
  details: ["Дэлгэрэнгүй", "Details"],
  tile: ["Бүх {{name}} эндээс", "{{name}}: see all"],
  tiles: ["Ангиллаар үзэх", "By category"],
  deal: ["Онцлох бүтээгдэхүүн", "Featured product"],
  saving: ["Таны хэмнэлт: {{amount}}", "You save {{amount}}"],
  endsIn: ["Дуусах хугацаа:", "Ends:"],
  days: ["Өдөр", "Days"],
  hours: ["Цаг", "Hours"],
  minutes: ["Минут", "Minutes"],
  seconds: ["Секунд", "Seconds"],
  ended: ["Урамшуулал дууссан", "The promotion has ended"],
  tabs: ["Бүтээгдэхүүний жагсаалтууд", "Product lists"],
  recommended: ["Санал болгох", "Recommended"],
  discounted: ["Хямдралтай", "On sale"],
  topRated: ["Өндөр үнэлгээтэй", "Top rated"],
  byCategory: ["Танд сонирхолтой", "You may like"],
  seeAll: ["Бүгдийг үзэх", "See all"],
  banners: ["Сурталчилгаа", "Promotions"],
  ads: ["Түншүүд", "Partners"],
  products: ["Бүтээгдэхүүн", "Products"],
  slide: ["{{number}}-р санал", "Offer {{number}}"],
});
