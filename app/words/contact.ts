import { bilingual } from "./bilingual.ts";

/** The contact page and its feedback form. */
export const contactWords = bilingual({
  title: ["Дэлгүүрийн байршил", "Where we are"],
  description: [
    "{{shop}} дэлгүүрийн хаяг, утас, ажиллах цаг, санал гомдлын хуудас. {{address}}.",
    "Address, phone, opening hours of {{shop}}, and a form for what you want to tell us. {{address}}.",
  ],
  heading: ["Дэлгүүрийн байршил & Холбоо барих", "Where we are and how to reach us"],
  place: ["Холбоо барих", "How to reach us"],
  address: ["Хаяг", "Address"],
  map: ["Газрын зураг дээр харах", "See it on a map"],
  mapFailed: [
    "Газрын зураг нээгдсэнгүй. Дахин дарж, эсвэл дээрх холбоосоор үзээрэй.",
    "The map did not open. Press again, or use the link above.",
  ],
  phone: ["Утас", "Phone"],
  email: ["Имэйл", "E-mail"],
  hours: ["Ажиллах цаг", "Opening hours"],
  jobs: ["Ажлын байр", "Jobs"],
  feedback: ["Санал гомдол", "Feedback"],
  intro: [
    "Дэлгүүр, бараа, хүргэлтийн талаар хэлэх зүйлээ бичээрэй. Хариу өгөх бол бүртгэлтэй имэйл хаягаар тань холбогдоно.",
    "Tell us about the shop, a product or a delivery. Any reply goes to the e-mail address of your account.",
  ],
  byMail: ["Санал, гомдлоо энэ хаягаар бичээрэй:", "Write to us at this address:"],
  /** The title of a message: at most 50 characters with the longest number. */
  cancelOrder: ["Цуцлах: {{number}}", "Cancel {{number}}"],
  subject: ["Гарчиг", "Subject"],
  message: ["Сэтгэгдэл", "Message"],
  limit: ["{{limit}} хүртэл тэмдэгт", "up to {{limit}} characters"],
  send: ["Илгээх", "Send"],
  guestHint: [
    "Илгээхэд нэвтэрнэ. Бичсэн зүйл тань хэвээр үлдэнэ.",
    "You will be asked to sign in. What you wrote is kept.",
  ],
  drafted: [
    "Бичсэн сэтгэгдэл тань хэвээр байна. Шалгаад илгээнэ үү.",
    "What you wrote is still here. Check it and send it.",
  ],
  required: ["Талбараа бүрэн бөглөнө үү", "Fill in every field"],
  subjectTooLong: [
    "Гарчиг {{limit}} тэмдэгтээс хэтрэхгүй байх ёстой.",
    "The subject can have at most {{limit}} characters.",
  ],
  messageTooLong: [
    "Сэтгэгдэл {{limit}} тэмдэгтээс хэтрэхгүй байх ёстой.",
    "The message can have at most {{limit}} characters.",
  ],
  tooMany: [
    "Нэг цагийн дотор {{most}} хүртэл сэтгэгдэл илгээж болно. Бичсэн зүйл тань хэвээр байна: түр хүлээгээд дахин илгээнэ үү.",
    "You can send up to {{most}} messages an hour. What you wrote is still here: send it again a little later.",
  ],
  fault: [
    "Сэтгэгдлийг илгээж чадсангүй. Бичсэн зүйл тань хэвээр байна: дахин илгээнэ үү.",
    "Your message could not be sent. What you wrote is still here: send it again.",
  ],
});
