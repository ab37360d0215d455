import { bilingual } from "./bilingual.ts";

/** Signing in. */
export const accountWords = bilingual({
  loginTitle: ["Нэвтрэх", "Sign in"],
  email: ["Имэйл хаяг", "E-mail address"],
  password: ["Нууц үг", "Password"],
  login: ["Нэвтрэх", "Sign in"],
  forgot: ["Нууц үгээ мартсан\u00a0уу?", "Forgot your password?"],
  noAccount: ["Бүртгэл үүсгэж амжаагүй байна\u00a0уу?", "No account yet?"],
  register: ["Бүртгүүлэх", "Register"],
  passwordRequired: ["Нууц үгээ оруулна уу.", "Enter your password."],
  emailConfirmed: ["И-мэйл хаягаа амжилттай баталгаажлаа", "Your e-mail address is confirmed"],
  refused: ["Хэрэглэгчийн нэр эсвэл нууц үг буруу", "The e-mail address or the password is wrong"],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
    "The shop's system did not answer. Please try again.",
  ],
  cartKept: [
    "Сагс тань хэвээр байгаа. Нэвтэрсний дараа үргэлжлүүлнэ.",
    "Your cart is kept. You will continue after signing in.",
  ],
});
