/** The product card. */
export const card = {
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
};
