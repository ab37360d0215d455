import { bilingual } from "./bilingual.ts";

/** Asking for a new password. */
export const forgotWords = bilingual({
  mn: {
    title: "Нууц үг сэргээх",
    intro: "Бүртгэлтэй имэйл хаягаа оруулна уу. Шинэ нууц үгийг тийш илгээнэ: хуучин нууц үг тэр даруй хүчингүй болно.",
    email: "Имэйл",
    submit: "Сэргээх",
    cancel: "Болих",
    emailRequired: "Имэйл хаягаа оруулна уу",
    emailInvalid: "Invalid Email: имэйл хаяг буруу байна. Жишээ нь: ner@example.mn",
    fault: "Дэлгүүрийн систем хариу өгсөнгүй. Имэйлээ шалгаад, шинэ нууц үг ирээгүй бол дахин оролдоно уу.",
    refused: "И-мэйл илгээхэд алдаа гарлаа",
    sentTitle: "Имэйл хаягаа шалгана уу",
    /** It does not tell whether the address is registered. */
    sent: "Хэрэв энэ имэйл хаяг бүртгэлтэй бол шинэ нууц үгийг тийш илгээлээ.",
    sentNext: "Шинэ нууц үгээрээ нэвтэрсний дараа «Миний булан»-гийн «Нууц үг» хэсэгт өөрийнхөөрөө солиорой.",
    sentTo: "Бичсэн хаяг:",
    sentNothing:
      "Захидал ирээгүй бол «спам» хавтсаа шалгаж, хаягаа зөв бичсэн эсэхээ нягтлаарай. Нэг хаягт цагт гурваас олон удаа илгээхгүй.",
    again: "Дахин оролдох",
    login: "Нэвтрэх",
  },
  en: {
    title: "A new password",
    intro:
      "Enter the e-mail address that you registered. We will send a new password to it, and the old one stops working at once.",
    email: "E-mail",
    submit: "Send a new password",
    cancel: "Cancel",
    emailRequired: "Enter your e-mail address",
    emailInvalid: "This is not an e-mail address. Example: name@example.mn",
    fault: "The shop's system did not answer. Check your mail, and try again if no new password has come.",
    refused: "The mail could not be sent",
    sentTitle: "Please check your mail",
    sent: "If this e-mail address is registered, a new password has been sent to it.",
    sentNext: "Once you have signed in with it, choose a password of your own on your page, under “Password”.",
    sentTo: "The address you typed:",
    sentNothing:
      "No mail? Check your spam folder and the address. At most three mails an hour are sent to one address.",
    again: "Try again",
    login: "Sign in",
  },
});
