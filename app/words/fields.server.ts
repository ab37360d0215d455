import type { FieldKind } from "#bff/rules/field-kind.ts";
import { bilingual } from "./bilingual.ts";

/**
 * Messages at a field whose value may not be sent to the API, by the field's kind (bff/rules/field-kind.ts).
 */
export const fieldsWords = bilingual<FieldKind>({
  id: [
    "Энэ дугаар буруу байна. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    "This number is not valid. Open the page again and retry.",
  ],
  number: ["Зөвхөн тоо оруулна уу.", "Enter digits only."],
  email: [
    "Энэ имэйл хаягийг хүлээн авах боломжгүй. Латин үсэг, тоо, цэг, _ % + - тэмдэгтээр бичнэ үү.",
    "This e-mail address cannot be accepted. Use Latin letters, digits, dots and _ % + -.",
  ],
  phone: ["Утасны дугаарыг зөвхөн тоогоор бичнэ үү.", "Enter the phone number in digits only."],
  register: ["Регистрийн дугаарыг зөвхөн тоогоор бичнэ үү.", "Enter the registration number in digits only."],
  orderNumber: [
    "Захиалгын дугаар латин үсэг, тооноос бүрдэнэ.",
    "An order number consists of Latin letters and digits.",
  ],
  coupon: ["Купон код латин үсэг, тооноос бүрдэнэ.", "A coupon code consists of Latin letters and digits."],
  listedName: ["Жагсаалтаас сонгоно уу.", "Choose from the list."],
  password: ["Нууц үг 1–200 тэмдэгттэй байх ёстой.", "A password has 1 to 200 characters."],
  text: [
    "Энд бичсэнийг хүлээн авах боломжгүй. Эможи ашиглахгүйгээр үсэг, тоо, цэг таслалаар товчхон бичнэ үү.",
    "This cannot be accepted as written. Write briefly, in letters, digits and punctuation, without emoji.",
  ],
  word: ["Сонголтуудын аль нэгийг сонгоно уу.", "Choose one of the options."],
});
