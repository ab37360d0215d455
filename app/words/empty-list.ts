import { bilingual } from "./bilingual.ts";

/** A list with nothing on it, and the way onward. */
export const emptyListWords = bilingual({
  mn: {
    empty: "ҮР ДҮН ОЛДСОНГҮЙ",
    emptyHint: "Энэ хэсэгт одоогоор бүтээгдэхүүн алга. Өөр ангилал үзэх эсвэл нэрээр нь хайгаарай.",
    emptyFiltered: "Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга.",
    emptyDrop: "Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга. Эдгээрийн аль нэгийг хасвал олдоно:",
    pastEnd: "Ийм хуудас алга",
    pastEndHint: "Жагсаалт {{pages}}-р хуудсаар дуусдаг.",
    firstPage: "Эхний хуудас",
    home: "Нүүр хуудас",
    clearAll: "Бүгдийг арилгах",
  },
  en: {
    empty: "NOTHING FOUND",
    emptyHint: "There is nothing here right now. Try another category, or search by name.",
    emptyFiltered: "No product matches all the filters.",
    emptyDrop: "No product matches all the filters. Remove one of these to see some:",
    pastEnd: "There is no such page",
    pastEndHint: "The last page of this list is page {{pages}}.",
    firstPage: "First page",
    home: "Home",
    clearAll: "Clear all",
  },
});
