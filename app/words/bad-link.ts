import { bilingual } from "./bilingual.ts";

/** The confirmation mail's link is no longer valid. */
export const badLinkWords = bilingual({
  mn: {
    title: "Холбоос хүчингүй байна",
    used: "Имэйл хаяг баталгаажуулах холбоос аль хэдийн ашиглагдсан эсвэл хугацаа нь дууссан байна.",
    signIn: "Өмнө нь баталгаажуулсан бол шууд нэвтэрч болно.",
    newMail:
      "Баталгаажуулаагүй бол бүртгүүлсэн имэйл хаяг, нууц үгээрээ нэвтрэхийг оролдоорой: шинэ холбоосыг тэр даруй имэйлээр илгээнэ.",
    login: "Нэвтрэх",
    register: "Бүртгүүлэх",
    elsewhere: "Өөр хуудас хайж байсан бол дээрх хайлтаас олоорой.",
  },
  en: {
    title: "This link is no longer valid",
    used: "The link to confirm an e-mail address has already been used or has expired.",
    signIn: "If you have already confirmed the address, just sign in.",
    newMail: "If not, sign in with the address and password that you registered: we will send you a new link at once.",
    login: "Sign in",
    register: "Register",
    elsewhere: "If you were looking for another page, use the search above.",
  },
});
