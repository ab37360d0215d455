import { bilingual } from "./bilingual.ts";

/** The confirmation mail's link is no longer valid. */
export const badLinkWords = bilingual({
  title: ["Холбоос хүчингүй байна", "This link is no longer valid"],
  used: [
    "Имэйл хаяг баталгаажуулах холбоос аль хэдийн ашиглагдсан эсвэл хугацаа нь дууссан байна.",
    "The link to confirm an e-mail address has already been used or has expired.",
  ],
  signIn: [
    "Өмнө нь баталгаажуулсан бол шууд нэвтэрч болно.",
    "If you have already confirmed the address, just sign in.",
  ],
  newMail: [
    "Баталгаажуулаагүй бол бүртгүүлсэн имэйл хаяг, нууц үгээрээ нэвтрэхийг оролдоорой: шинэ холбоосыг тэр даруй имэйлээр илгээнэ.",
    "If not, sign in with the address and password that you registered: we will send you a new link at once.",
  ],
  login: ["Нэвтрэх", "Sign in"],
  register: ["Бүртгүүлэх", "Register"],
  elsewhere: [
    "Өөр хуудас хайж байсан бол дээрх хайлтаас олоорой.",
    "If you were looking for another page, use the search above.",
  ],
});
