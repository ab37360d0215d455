/** Sentences of pages as Markdown that stand nowhere else: those of the HTML name what is above or below them. */
export const markdown = {
  searchHint: "Нэр эсвэл загварыг нь энэ хаягийн p параметрт бичээрэй. Монгол үгийг латин үсгээр ч бичиж болно.",
  notFoundHint: "Хаяг өөрчлөгдсөн эсвэл бүтээгдэхүүн борлуулагдахаа больсон байж магадгүй.",
};
