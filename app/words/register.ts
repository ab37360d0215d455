import { bilingual } from "./bilingual.ts";

/** Becoming a customer. */
export const registerWords = bilingual({
  mn: {
    title: "Бүртгүүлэх",
    name: "Нэр",
    email: "Имэйл",
    emailHint: "Баталгаажуулах холбоосыг энэ хаягаар илгээнэ.",
    phone: "Утасны дугаар",
    password: "Нууц үг",
    passwordHint: "8–200 тэмдэгт.",
    rePassword: "Давтан нууц үг",
    terms: "Би бүртгүүлснээр {{terms}} зөвшөөрч байна.",
    submit: "Бүртгүүлэх",
    hasAccount: "Танд бүртгэл байгаа\u00a0юу?",
    login: "Нэвтрэх",
    emailRequired: "Имэйл хаягаа оруулна уу.",
    /** The specification's sentence says that it is wrong; what it should be stands behind it. */
    passwordLength: "Буруу нууц үг. Дахин оролдоно уу. Нууц үг 8–200 тэмдэгттэй байх ёстой.",
    passwordMismatch: "Уучлаарай. Нууц үг тохирсонгүй",
    taken: "Уучлаарай. Цахим хаяг бүртгэлтэй байна",
    somewrong: "Уучлаарай. алдаа гарлаа дахин оролдоно уу",
    fault:
      "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байгаа: нууц үгээ оруулаад дахин оролдоно уу. Бүртгэгдсэн бол таны имэйлд захидал очсон байгаа.",
    sentTitle: "Имэйл хаягаа баталгаажуулна уу",
    sent: "Бүртгэлээ баталгаажуулах холбоосыг имэйл хаягаар тань илгээлээ. Захидал дахь холбоосоор орсны дараа нэвтрэх боломжтой болно.",
    sentTo: "Илгээсэн хаяг:",
    sentNothing:
      "Захидал ирээгүй бол «спам» хавтсаа шалгаарай. Бүртгүүлсэн имэйл, нууц үгээрээ нэвтрэхийг оролдвол шинэ захидал илгээнэ.",
  },
  en: {
    title: "Register",
    name: "Name",
    email: "E-mail",
    emailHint: "We send the confirmation link to this address.",
    phone: "Phone number",
    password: "Password",
    passwordHint: "8 to 200 characters.",
    rePassword: "Password again",
    terms: "By registering I accept the {{terms}}.",
    submit: "Register",
    hasAccount: "Already have an account?",
    login: "Sign in",
    emailRequired: "Enter your e-mail address.",
    passwordLength: "Please try another password. A password has 8 to 200 characters.",
    passwordMismatch: "Sorry, the passwords do not match",
    taken: "Sorry, this e-mail address is already registered",
    somewrong: "Sorry, something went wrong. Please try again",
    fault:
      "The shop's system did not answer. What you typed is still there: enter the password and try again. If you were registered, a mail has come to your address.",
    sentTitle: "Please confirm your e-mail address",
    sent: "We have sent a link to your e-mail address. Open it to confirm your registration; then you can sign in.",
    sentTo: "It was sent to:",
    sentNothing:
      "No mail? Check your spam folder. When you try to sign in with the e-mail and the password that you registered, another mail is sent.",
  },
});
