import { bilingual } from "./bilingual.ts";

/** Signing in. */
export const accountWords = bilingual({
  mn: {
    loginTitle: "Нэвтрэх",
    email: "Имэйл хаяг",
    password: "Нууц үг",
    login: "Нэвтрэх",
    forgot: "Нууц үгээ мартсан\u00a0уу?",
    noAccount: "Бүртгэл үүсгэж амжаагүй байна\u00a0уу?",
    register: "Бүртгүүлэх",
    emailRequired: "Имэйл хаягаа оруулна уу.",
    emailInvalid: "Имэйл хаяг буруу байна. Жишээ нь: ner@example.mn",
    passwordRequired: "Нууц үгээ оруулна уу.",
    emailConfirmed: "И-мэйл хаягаа амжилттай баталгаажлаа",
    refused: "Хэрэглэгчийн нэр эсвэл нууц үг буруу",
    fault: "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
    cartKept: "Сагс тань хэвээр байгаа. Нэвтэрсний дараа үргэлжлүүлнэ.",
  },
  en: {
    loginTitle: "Sign in",
    email: "E-mail address",
    password: "Password",
    login: "Sign in",
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    register: "Register",
    emailRequired: "Enter your e-mail address.",
    emailInvalid: "This is not an e-mail address. Example: name@example.mn",
    passwordRequired: "Enter your password.",
    emailConfirmed: "Your e-mail address is confirmed",
    refused: "The e-mail address or the password is wrong",
    fault: "The shop's system did not answer. Please try again.",
    cartKept: "Your cart is kept. You will continue after signing in.",
  },
});
