import { bilingual } from "./bilingual.ts";

/** Reviews of a product. */
export const reviewWords = bilingual({
  give: ["Үнэлгээ өгөх", "Write a review"],
  change: ["Үнэлгээгээ өөрчлөх", "Change your review"],
  mine: ["Миний үнэлгээ", "My rating"],
  star: ["{{star}} од", "{{star}} of 5 stars"],
  comment: ["Сэтгэгдэл", "Comment"],
  commentHint: ["{{limit}} хүртэл тэмдэгт", "up to {{limit}} characters"],
  send: ["Илгээх", "Send"],
  guestHint: [
    "Илгээхэд нэвтэрнэ. Бичсэн зүйл тань хэвээр үлдэнэ.",
    "You will be asked to sign in. What you wrote is kept.",
  ],
  drafted: [
    "Бичсэн сэтгэгдэл тань хэвээр байна. Шалгаад илгээнэ үү.",
    "What you wrote is still here. Check it and send it.",
  ],
  rateRequired: ["1–5 одны аль нэгийг сонгоно уу.", "Choose 1 to 5 stars."],
  commentRequired: ["Сэтгэгдлээ бичнэ үү.", "Write a comment."],
  commentTooLong: [
    "Сэтгэгдэл {{limit}} тэмдэгтээс хэтрэхгүй байх ёстой.",
    "A comment can have at most {{limit}} characters.",
  ],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байна, дахин илгээнэ үү.",
    "The shop's system did not answer. What you wrote is still here: send it again.",
  ],
  filter: ["Эдгээр үнэлгээг харах", "See these reviews"],
  filtered: ["{{star}} одтой үнэлгээ", "Reviews with {{star}} of 5 stars"],
  noneFiltered: ["{{star}} одтой үнэлгээ алга.", "No reviews with {{star}} of 5 stars."],
  allStars: ["Бүх үнэлгээ", "All reviews"],
  more: ["Бусад {{count}} үнэлгээг харах", "More reviews: {{count}}"],
  fewer: ["Эхний үнэлгээнүүдийг харах", "Show only the first reviews"],
});
