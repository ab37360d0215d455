import { bilingual } from "./bilingual.ts";

/** What went wrong, and the way onward. */
export const errorsWords = bilingual({
  mn: {
    notFoundCode: "404!",
    notFound: "Уучлаарай таны хайсан хуудас олдсонгүй.",
    unreachable: "Дэлгүүрийн систем түр хариу өгөхгүй байна. Хэдэн хормын дараа дахин оролдоно уу.",
    internal: "Уучлаарай, алдаа гарлаа. Дахин оролдоно уу.",
    forbidden:
      "Энэ хүсэлт манай дэлгүүрийн хуудаснаас ирээгүй тул гүйцэтгэсэнгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    badRequest: "Хүсэлтийг ойлгосонгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    methodNotAllowed: "Энэ хаягт ийм хүсэлт илгээх боломжгүй.",
    tooLarge: "Илгээсэн мэдээлэл хэт их байна.",
    rateLimited: "Хэт олон удаа оролдлоо. Түр хүлээгээд дахин оролдоно уу.",
    signInRequired: "Нэвтэрсэн байх шаардлагатай",
    title: "Алдаа",
    back: "Буцах",
    retry: "Дахин оролдох",
    notFoundHint:
      "Хаяг өөрчлөгдсөн эсвэл бүтээгдэхүүн борлуулагдахаа больсон байж магадгүй. Дээрх хайлтаас нэрээр нь хайх юм уу ангиллаас сонгоорой.",
    retryHint: "Таны сагс болон бичсэн зүйлс хэвээр хадгалагдсан.",
    recentlyViewed: "Сүүлд үзсэн",
    requestId: "Хүсэлтийн дугаар",
    onwardHint: "Нүүр хуудаснаас үргэлжлүүлээрэй.",
  },
  en: {
    notFoundCode: "404!",
    notFound: "Sorry, the page you are looking for was not found.",
    unreachable: "The shop's system is not answering right now. Please try again in a moment.",
    internal: "Sorry, something went wrong. Please try again.",
    forbidden:
      "This request did not come from a page of our shop, so it was not carried out. Reload the page and try again.",
    badRequest: "We could not understand the request. Reload the page and try again.",
    methodNotAllowed: "This address does not accept such a request.",
    tooLarge: "What was sent is too large.",
    rateLimited: "Too many attempts. Please wait a little and try again.",
    signInRequired: "Please sign in first",
    title: "Error",
    back: "Back",
    retry: "Try again",
    notFoundHint:
      "The address may have changed, or the product is no longer sold. Try the search above, or a category below.",
    retryHint: "Your cart and what you have typed are kept.",
    recentlyViewed: "Recently viewed",
    requestId: "Request number",
    onwardHint: "Please continue from the front page.",
  },
});
