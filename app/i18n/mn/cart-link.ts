/** The page that a link for buying leads to. */
export const cartLink = {
  title: "Сагсанд нэмэх: {{title}}",
  heading: "Сагсанд нэмэх\u00a0үү?",
  quantityOf: "Тоо ширхэг, {{title}}",
  toProduct: "Дэлгэрэнгүй үзэх",
};
