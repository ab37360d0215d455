import type { FieldKind } from "#bff/domain/field-kind.ts";

/**
 * What is said at a field whose entry the shop's system cannot take, by what the field is (bff/domain/field-kind.ts).
 */
export const fields = {
  id: "Энэ дугаар буруу байна. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
  number: "Зөвхөн тоо оруулна уу.",
  email: "Энэ имэйл хаягийг хүлээн авах боломжгүй. Латин үсэг, тоо, цэг, _ % + - тэмдэгтээр бичнэ үү.",
  phone: "Утасны дугаарыг зөвхөн тоогоор бичнэ үү.",
  register: "Регистрийн дугаарыг зөвхөн тоогоор бичнэ үү.",
  orderNumber: "Захиалгын дугаар латин үсэг, тооноос бүрдэнэ.",
  coupon: "Купон код латин үсэг, тооноос бүрдэнэ.",
  listedName: "Жагсаалтаас сонгоно уу.",
  password: "Нууц үг 1–200 тэмдэгттэй байх ёстой.",
  text: "Энд бичсэнийг хүлээн авах боломжгүй. Эможи ашиглахгүйгээр үсэг, тоо, цэг таслалаар товчхон бичнэ үү.",
  word: "Сонголтуудын аль нэгийг сонгоно уу.",
} satisfies Record<FieldKind, string>;
