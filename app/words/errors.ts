import { bilingual } from "./bilingual.ts";

/** What went wrong, and the way onward. */
export const errorsWords = bilingual({
  notFoundCode: ["404!", "404!"],
  notFound: ["Уучлаарай таны хайсан хуудас олдсонгүй.", "Sorry, the page you are looking for was not found."],
  unreachable: [
    "Дэлгүүрийн систем түр хариу өгөхгүй байна. Хэдэн хормын дараа дахин оролдоно уу.",
    "The shop's system is not answering right now. Please try again in a moment.",
  ],
  internal: ["Уучлаарай, алдаа гарлаа. Дахин оролдоно уу.", "Sorry, something went wrong. Please try again."],
  forbidden: [
    "Энэ хүсэлт манай дэлгүүрийн хуудаснаас ирээгүй тул гүйцэтгэсэнгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    "This request did not come from a page of our shop, so it was not carried out. Reload the page and try again.",
  ],
  badRequest: [
    "Хүсэлтийг ойлгосонгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    "We could not understand the request. Reload the page and try again.",
  ],
  methodNotAllowed: ["Энэ хаягт ийм хүсэлт илгээх боломжгүй.", "This address does not accept such a request."],
  tooLarge: ["Илгээсэн мэдээлэл хэт их байна.", "What was sent is too large."],
  rateLimited: [
    "Хэт олон удаа оролдлоо. Түр хүлээгээд дахин оролдоно уу.",
    "Too many attempts. Please wait a little and try again.",
  ],
  signInRequired: ["Нэвтэрсэн байх шаардлагатай", "Please sign in first"],
  title: ["Алдаа", "Error"],
  back: ["Буцах", "Back"],
  retry: ["Дахин оролдох", "Try again"],
  notFoundHint: [
    "Хаяг өөрчлөгдсөн эсвэл бүтээгдэхүүн борлуулагдахаа больсон байж магадгүй. Дээрх хайлтаас нэрээр нь хайх юм уу ангиллаас сонгоорой.",
    "The address may have changed, or the product is no longer sold. Try the search above, or a category below.",
  ],
  retryHint: ["Таны сагс болон бичсэн зүйлс хэвээр хадгалагдсан.", "Your cart and what you have typed are kept."],
  recentlyViewed: ["Сүүлд үзсэн", "Recently viewed"],
  requestId: ["Хүсэлтийн дугаар", "Request number"],
  onwardHint: ["Нүүр хуудаснаас үргэлжлүүлээрэй.", "Please continue from the front page."],
});
