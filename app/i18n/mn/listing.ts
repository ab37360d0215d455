/** Lists of products behind one address (wire contract §11, Listing pages). */
export const listing = {
  title: "Бүтээгдэхүүний жагсаалт",
  titlePage: "{{title}}, {{page}}-р хуудас",
  description: "{{title}}: үнэ, үлдэгдэл, үзүүлэлтээр нь харьцуулаад онлайнаар захиалаарай.",
  total: "{{total}} бүтээгдэхүүн",
  range: "{{page}}/{{pages}} хуудас",
  empty: "Үр дүн олдсонгүй",
  emptyHint: "Энэ хэсэгт одоогоор бүтээгдэхүүн алга. Өөр ангилал үзэх эсвэл нэрээр нь хайгаарай.",
  pastEnd: "Ийм хуудас алга",
  pastEndHint: "Жагсаалт {{pages}}-р хуудсаар дуусдаг.",
  firstPage: "Эхний хуудас",
  home: "Нүүр хуудас",
};
