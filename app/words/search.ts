import { bilingual } from "./bilingual.ts";

/** Searching. */
export const searchWords = bilingual({
  crumb: ["Бүтээгдэхүүн хайлт", "Product search"],
  title: ["{{text}}: бүтээгдэхүүн хайлт", "{{text}}: product search"],
  heading: ["«{{text}}» хайлтын үр дүн", "Results for “{{text}}”"],
  cut: [
    "Бичсэн тань хэт урт тул эхний {{limit}} тэмдэгтээр нь хайлаа.",
    "The text was too long: we searched for its first {{limit}} characters.",
  ],
  wait: ["ТҮР ХҮЛЭЭНЭ ҮҮ", "PLEASE WAIT"],
  none: ["ХАЙЛТ ИЛЭРЦГҮЙ", "NOTHING FOUND"],
  noneHint: [
    "«{{text}}» гэж юу ч олдсонгүй. Үгийг богиносгох, өөрөөр бичих эсвэл ангиллаас сонгоод үзээрэй.",
    "Nothing matches “{{text}}”. Try a shorter word, another spelling, or choose a category.",
  ],
  unanswered: ["ЭНЭ ҮГЭЭР ОДООГООР ХАЙХ БОЛОМЖГҮЙ", "THIS SEARCH IS NOT POSSIBLE RIGHT NOW"],
  unansweredHint: [
    "«{{text}}» гэсэн хайлтад дэлгүүрийн систем хариу өгсөнгүй. Өөр үгээр хайх эсвэл ангиллаас сонгоно уу.",
    "The shop's system gave no answer for “{{text}}”. Try other words, or choose a category.",
  ],
  categories: ["Ангиллаас сонгох", "Choose a category"],
  ask: ["Юу хайж байна\u00a0вэ?", "What are you looking for?"],
  askHint: [
    "Дээрх хайлтад нэр эсвэл загварыг нь бичээрэй. Монгол үгийг латин үсгээр ч бичиж болно.",
    "Type a name or a model above. Mongolian words may be typed in Latin letters.",
  ],
  shownFor: ["«{{shown}}» хайлтын үр дүнг харуулж байна.", "Showing results for “{{shown}}”."],
  literally: ["Яг «{{typed}}» гэж хайх", "Search for exactly “{{typed}}”"],
  /** Of what the text was understood as: the parts, and what a press on one does. */
  understood: ["Хайлтыг ингэж ойлголоо", "How the search was understood"],
  dropPart: ["Хайлтаас хасах: {{text}}", "Leave out of the search: {{text}}"],
  /** Words of a text that the shop does not know. */
  unknown: ["«{{words}}» олдсонгүй, бусдаар нь хайлаа.", "“{{words}}” was not found: we searched for the rest."],
  corrected: [
    "Та «{{shown}}» гэж хайсан\u00a0уу? Түүгээр нь хайлаа.",
    "Did you mean “{{shown}}”? We searched for that.",
  ],
  /** Above everything: the shop's page that the text asks for. */
  page: ["Таны хайсан хуудас:", "The page you are looking for:"],
  pageFound: ["Энэ тухай дараах хуудаснаас уншаарай", "This page tells you about it"],
  order: ["Дараалал", "Order"],
  "/delivery": ["Хүргэлтийн нөхцөл", "Delivery"],
  "/warranty": ["Баталгаа, буцаалт", "Warranty and returns"],
  "/contact": ["Хаяг, утас, ажиллах цаг", "Address, phone and opening hours"],
  "/instalments": ["Хувааж төлөх", "Paying in parts"],
  "/bonus": ["Бонусын хөтөлбөр", "Bonus programme"],
  "/terms": ["Үйлчилгээний нөхцөл, төлбөр", "Terms and payment"],
  "/privacy": ["Нууцлалын бодлого", "Privacy policy"],
  "/track-order": ["Захиалга шалгах", "Track an order"],
  "/login": ["Нэвтрэх", "Sign in"],
  "/register": ["Бүртгүүлэх", "Register"],
  "/forgot-password": ["Нууц үг сэргээх", "Reset the password"],
  "/cart": ["Сагс", "Cart"],
  "/compare": ["Харьцуулах", "Compare"],
  "/new-arrival": ["Шинэ бүтээгдэхүүн", "New products"],
  "/top-20": ["Борлуулалт өндөр бүтээгдэхүүн", "Best sellers"],
  "/brands": ["Брэндүүд", "Brands"],
  /** Where nothing is found: a category or brand that the text names. */
  meant: ["Эндээс үзээрэй:", "Look here:"],
  didYouMean: ["Та үүнийг хайсан уу:", "Did you mean:"],
  bestSellers: ["Өндөр борлуулалттай", "Best sellers"],
  /** What a suggestion is. */
  category: ["Ангилал", "Category"],
  brand: ["Брэнд", "Brand"],
  product: ["Бүтээгдэхүүн", "Product"],
});
