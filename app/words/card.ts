import { bilingual } from "./bilingual.ts";

/** The product card. */
export const cardWords = bilingual({
  mn: {
    add: "Сагсанд нэмэх",
    addOf: "Сагсанд нэмэх: {{title}}",
    compare: "Харьцуулах",
    compared: "Харьцуулалтад байгаа",
    save: "Хадгалах",
    saved: "Хадгалсан",
    soldOut: "Дууссан",
    low: "Үлдэгдэл цөөн",
    discount: "−{{percent}}%",
    saving: "{{amount}} хэмнэнэ",
    bonus: "{{amount}} бонус",
    recentlyViewed: "Сүүлд үзсэн",
  },
  en: {
    add: "Add to cart",
    addOf: "Add to cart: {{title}}",
    compare: "Compare",
    compared: "In your comparison",
    save: "Save",
    saved: "Saved",
    soldOut: "Sold out",
    low: "Few left",
    discount: "−{{percent}}%",
    saving: "you save {{amount}}",
    bonus: "{{amount}} bonus",
    recentlyViewed: "Recently viewed",
  },
});
