import { bilingual } from "./bilingual.ts";

/** What loaders and actions of the checkout say: faults of its forms, bounds of the bonus, prices of delivery. */
export const checkoutAnswersWords = bilingual({
  shippingTitle: ["Захиалгын хаяг", "Delivery address"],
  nameRequired: ["Нэр оруулна уу.", "Enter a name."],
  nameTooLong: ["Нэр 100 тэмдэгтээс хэтрэхгүй байх ёстой.", "The name may have at most 100 characters."],
  phoneRequired: ["Утасны дугаараа оруулна уу.", "Enter your phone number."],
  phoneDigits: ["Утасны дугаар 8 оронтой байх ёстой.", "A phone number has 8 digits."],
  /** Beside the same sentence of the first: which of the two is meant is said. */
  phone2Digits: ["«Утасны дугаар 2» 8 оронтой байх ёстой.", "The second phone number has 8 digits."],
  emailRequired: ["Имэйл хаягаа оруулна уу.", "Enter your e-mail address."],
  emailInvalid: [
    "Имэйл хаяг буруу байна. Жишээ нь: ner@example.mn",
    "This is not an e-mail address. Example: name@example.mn",
  ],
  registerDigits: ["Байгууллагын регистр 7 оронтой байх ёстой.", "An organisation's registration number has 7 digits."],
  moreRequired: ["Дэлгэрэнгүй хаягаа оруулна уу.", "Enter the detailed address."],
  moreTooLong: [
    "Дэлгэрэнгүй хаяг 100 тэмдэгтээс хэтрэхгүй байх ёстой.",
    "The detailed address may have at most 100 characters.",
  ],
  districtRequired: ["Дүүргээ сонгоно уу.", "Choose your district."],
  khorooRequired: ["Хороогоо сонгоно уу.", "Choose your khoroo."],
  placeRequired: ["Дүүрэг, хороогоо сонгоно уу.", "Choose a district and a khoroo."],
  w3wInvalid: ["Гурван үгийг цэгээр тусгаарлан бичнэ үү.", "Enter three words separated by dots."],
  emailTaken: ["Уучлаарай. Бүртгэлтэй имэйл хаяг байна.", "Sorry, this e-mail address belongs to another customer."],
  emailOther: [
    "Энэ хаяг нэвтрэх имэйлээс ({{own}}) тань өөр байна. Солихыг хүсвэл доорх нүдийг тэмдэглэнэ үү, үгүй бол {{own}} гэж бичнэ үү.",
    "This is not the e-mail you sign in with ({{own}}). Tick the box below if you want to change it; otherwise enter {{own}}.",
  ],
  bonusByHalf: [
    "Дээд тал нь {{limit}}: {{payable}} дүнгийн тал. Танд {{balance}} бонус бий.",
    "At most {{limit}}: half of {{payable}}. You have {{balance}} bonus points.",
  ],
  bonusByBalance: ["Дээд тал нь {{limit}}: таны бүх бонус.", "At most {{limit}}: all your bonus points."],
  bonusLeft: ["Ашигласны дараа танд {{left}} бонус үлдэнэ.", "You will have {{left}} bonus points left."],
  paymentRequired: ["Төлбөрийн нөхцөлөө сонгоно уу", "Choose how to pay"],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байгаа тул дахин оролдоно уу.",
    "The shop's system did not answer. What you typed is kept; please try again.",
  ],
});
