/** The page that a link for buying leads to. */
export const cartLink = {
  title: "Сагсанд нэмэх: {{title}}",
  heading: "Сагсанд нэмэх үү?",
  quantityOf: "Тоо ширхэг, {{title}}",
  toProduct: "Дэлгэрэнгүй үзэх",
};
