import { bilingual } from "./bilingual.ts";

/** Asking for a new password. */
export const forgotWords = bilingual({
  title: ["Нууц үг сэргээх", "A new password"],
  intro: [
    "Бүртгэлтэй имэйл хаягаа оруулна уу. Шинэ нууц үгийг тийш илгээнэ: хуучин нууц үг тэр даруй хүчингүй болно.",
    "Enter the e-mail address that you registered. We will send a new password to it, and the old one stops working at once.",
  ],
  email: ["Имэйл", "E-mail"],
  submit: ["Сэргээх", "Send a new password"],
  cancel: ["Болих", "Cancel"],
  emailRequired: ["Имэйл хаягаа оруулна уу", "Enter your e-mail address"],
  emailInvalid: [
    "Invalid Email: имэйл хаяг буруу байна. Жишээ нь: ner@example.mn",
    "This is not an e-mail address. Example: name@example.mn",
  ],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Имэйлээ шалгаад, шинэ нууц үг ирээгүй бол дахин оролдоно уу.",
    "The shop's system did not answer. Check your mail, and try again if no new password has come.",
  ],
  refused: ["И-мэйл илгээхэд алдаа гарлаа", "The mail could not be sent"],
  sentTitle: ["Имэйл хаягаа шалгана уу", "Please check your mail"],
  /** It does not tell whether the address is registered. */
  sent: [
    "Хэрэв энэ имэйл хаяг бүртгэлтэй бол шинэ нууц үгийг тийш илгээлээ.",
    "If this e-mail address is registered, a new password has been sent to it.",
  ],
  sentNext: [
    "Шинэ нууц үгээрээ нэвтэрсний дараа «Миний булан»-гийн «Нууц үг» хэсэгт өөрийнхөөрөө солиорой.",
    "Once you have signed in with it, choose a password of your own on your page, under “Password”.",
  ],
  sentTo: ["Бичсэн хаяг:", "The address you typed:"],
  sentNothing: [
    "Захидал ирээгүй бол «спам» хавтсаа шалгаж, хаягаа зөв бичсэн эсэхээ нягтлаарай. Нэг хаягт цагт гурваас олон удаа илгээхгүй.",
    "No mail? Check your spam folder and the address. At most three mails an hour are sent to one address.",
  ],
  again: ["Дахин оролдох", "Try again"],
  login: ["Нэвтрэх", "Sign in"],
});
