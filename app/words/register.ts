import { bilingual } from "./bilingual.ts";

/** Becoming a customer. */
export const registerWords = bilingual({
  title: ["Бүртгүүлэх", "Register"],
  name: ["Нэр", "Name"],
  email: ["Имэйл", "E-mail"],
  emailHint: ["Баталгаажуулах холбоосыг энэ хаягаар илгээнэ.", "We send the confirmation link to this address."],
  phone: ["Утасны дугаар", "Phone number"],
  password: ["Нууц үг", "Password"],
  passwordHint: ["8–200 тэмдэгт.", "8 to 200 characters."],
  rePassword: ["Давтан нууц үг", "Password again"],
  terms: ["Би бүртгүүлснээр {{terms}} зөвшөөрч байна.", "By registering I accept the {{terms}}."],
  submit: ["Бүртгүүлэх", "Register"],
  hasAccount: ["Танд бүртгэл байгаа\u00a0юу?", "Already have an account?"],
  login: ["Нэвтрэх", "Sign in"],
  /** The specification's sentence says that it is wrong; what it should be stands behind it. */
  passwordLength: [
    "Буруу нууц үг. Дахин оролдоно уу. Нууц үг 8–200 тэмдэгттэй байх ёстой.",
    "Please try another password. A password has 8 to 200 characters.",
  ],
  passwordMismatch: ["Уучлаарай. Нууц үг тохирсонгүй", "Sorry, the passwords do not match"],
  taken: ["Уучлаарай. Цахим хаяг бүртгэлтэй байна", "Sorry, this e-mail address is already registered"],
  somewrong: ["Уучлаарай. алдаа гарлаа дахин оролдоно уу", "Sorry, something went wrong. Please try again"],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байгаа: нууц үгээ оруулаад дахин оролдоно уу. Бүртгэгдсэн бол таны имэйлд захидал очсон байгаа.",
    "The shop's system did not answer. What you typed is still there: enter the password and try again. If you were registered, a mail has come to your address.",
  ],
  sentTitle: ["Имэйл хаягаа баталгаажуулна уу", "Please confirm your e-mail address"],
  sent: [
    "Бүртгэлээ баталгаажуулах холбоосыг имэйл хаягаар тань илгээлээ. Захидал дахь холбоосоор орсны дараа нэвтрэх боломжтой болно.",
    "We have sent a link to your e-mail address. Open it to confirm your registration; then you can sign in.",
  ],
  sentTo: ["Илгээсэн хаяг:", "It was sent to:"],
  sentNothing: [
    "Захидал ирээгүй бол «спам» хавтсаа шалгаарай. Бүртгүүлсэн имэйл, нууц үгээрээ нэвтрэхийг оролдвол шинэ захидал илгээнэ.",
    "No mail? Check your spam folder. When you try to sign in with the e-mail and the password that you registered, another mail is sent.",
  ],
});
