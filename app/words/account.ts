/** Signing in. */
export const account = {
  loginTitle: "Нэвтрэх",
  email: "Имэйл хаяг",
  showPassword: "Нууц үгийг харуулах",
  password: "Нууц үг",
  login: "Нэвтрэх",
  forgot: "Нууц үгээ мартсан\u00a0уу?",
  noAccount: "Бүртгэл үүсгэж амжаагүй байна\u00a0уу?",
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
