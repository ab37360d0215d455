/** Signing in. */
export const account = {
  loginTitle: "Нэвтрэх",
  email: "Хэрэглэгчийн нэр",
  emailHint: "Имэйл хаяг",
  password: "Нууц үг",
  login: "Нэвтрэх",
  forgot: "Нууц үгээ мартсан уу?",
  noAccount: "Бүртгэл үүсгэж амжаагүй байна уу?",
  register: "Бүртгүүлэх",
  emailRequired: "Имэйл хаягаа оруулна уу.",
  emailInvalid: "Имэйл хаяг буруу байна. Жишээ нь: ner@example.mn",
  passwordRequired: "Нууц үгээ оруулна уу.",
  errorSummary: "Дараах талбаруудыг засна уу",
  emailConfirmed: "И-мэйл хаягаа амжилттай баталгаажлаа",
  refused: "Хэрэглэгчийн нэр эсвэл нууц үг буруу",
  fault: "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
  cartKept: "Сагс тань хэвээр байгаа. Нэвтэрсний дараа үргэлжлүүлнэ.",
};
