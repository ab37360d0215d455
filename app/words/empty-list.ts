import { bilingual } from "./bilingual.ts";

/** A list with nothing on it, and the way onward. */
export const emptyListWords = bilingual({
  empty: ["ҮР ДҮН ОЛДСОНГҮЙ", "NOTHING FOUND"],
  emptyHint: [
    "Энэ хэсэгт одоогоор бүтээгдэхүүн алга. Өөр ангилал үзэх эсвэл нэрээр нь хайгаарай.",
    "There is nothing here right now. Try another category, or search by name.",
  ],
  emptyFiltered: ["Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга.", "No product matches all the filters."],
  emptyDrop: [
    "Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга. Эдгээрийн аль нэгийг хасвал олдоно:",
    "No product matches all the filters. Remove one of these to see some:",
  ],
  pastEnd: ["Ийм хуудас алга", "There is no such page"],
  pastEndHint: ["Жагсаалт {{pages}}-р хуудсаар дуусдаг.", "The last page of this list is page {{pages}}."],
  firstPage: ["Эхний хуудас", "First page"],
  home: ["Нүүр хуудас", "Home"],
  clearAll: ["Бүгдийг арилгах", "Clear all"],
});
