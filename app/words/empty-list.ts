/** A list with nothing on it, and the way onward: sent only when it is printed. */
export const emptyList = {
  empty: "ҮР ДҮН ОЛДСОНГҮЙ",
  emptyHint: "Энэ хэсэгт одоогоор бүтээгдэхүүн алга. Өөр ангилал үзэх эсвэл нэрээр нь хайгаарай.",
  emptyFiltered: "Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга.",
  emptyDrop: "Сонгосон шүүлтүүрүүдэд зэрэг тохирох бүтээгдэхүүн алга. Эдгээрийн аль нэгийг хасвал олдоно:",
  pastEnd: "Ийм хуудас алга",
  pastEndHint: "Жагсаалт {{pages}}-р хуудсаар дуусдаг.",
  firstPage: "Эхний хуудас",
  home: "Нүүр хуудас",
  clearAll: "Бүгдийг арилгах",
};
