import type { FieldKind } from "#bff/domain/field-kind.ts";

/**
 * Messages at a field whose value may not be sent to the API, by the field's kind (bff/domain/field-kind.ts).
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
