import type { FieldKind } from "#bff/rules/field-kind.ts";
import { bilingual } from "./bilingual.ts";

/**
 * Messages at a field whose value may not be sent to the API, by the field's kind (bff/rules/field-kind.ts).
 */
export const fieldsWords = bilingual({
  mn: {
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
  } satisfies Record<FieldKind, string>,
  en: {
    id: "This number is not valid. Open the page again and retry.",
    number: "Enter digits only.",
    email: "This e-mail address cannot be accepted. Use Latin letters, digits, dots and _ % + -.",
    phone: "Enter the phone number in digits only.",
    register: "Enter the registration number in digits only.",
    orderNumber: "An order number consists of Latin letters and digits.",
    coupon: "A coupon code consists of Latin letters and digits.",
    listedName: "Choose from the list.",
    password: "A password has 1 to 200 characters.",
    text: "This cannot be accepted as written. Write briefly, in letters, digits and punctuation, without emoji.",
    word: "Choose one of the options.",
  },
});
