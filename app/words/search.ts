/** Searching. */
export const search = {
  crumb: "Бүтээгдэхүүн хайлт",
  title: "{{text}}: бүтээгдэхүүн хайлт",
  heading: "«{{text}}» хайлтын үр дүн",
  headingEmpty: "Бүтээгдэхүүн хайлт",
  cut: "Бичсэн тань хэт урт тул эхний {{limit}} тэмдэгтээр нь хайлаа.",
  wait: "ТҮР ХҮЛЭЭНЭ ҮҮ",
  none: "ХАЙЛТ ИЛЭРЦГҮЙ",
  noneHint: "«{{text}}» гэж юу ч олдсонгүй. Үгийг богиносгох, өөрөөр бичих эсвэл ангиллаас сонгоод үзээрэй.",
  unanswered: "ЭНЭ ҮГЭЭР ОДООГООР ХАЙХ БОЛОМЖГҮЙ",
  unansweredHint:
    "«{{text}}» гэсэн хайлтад дэлгүүрийн систем хариу өгсөнгүй. Өөр үгээр хайх эсвэл ангиллаас сонгоно уу.",
  categories: "Ангиллаас сонгох",
  ask: "Юу хайж байна\u00a0вэ?",
  askHint: "Дээрх хайлтад нэр эсвэл загварыг нь бичээрэй. Монгол үгийг латин үсгээр ч бичиж болно.",
  shownFor: "«{{shown}}» хайлтын үр дүнг харуулж байна.",
  literally: "Яг «{{typed}}» гэж хайх",
  /** Of what the text was understood as: the parts, and what a press on one does. */
  understood: "Хайлтыг ингэж ойлголоо",
  dropPart: "Хайлтаас хасах: {{text}}",
  /** Where nothing is found: a category or brand that the text names. */
  meant: "Эндээс үзээрэй:",
  didYouMean: "Та үүнийг хайсан уу:",
  bestSellers: "Өндөр борлуулалттай",
  /** What a suggestion is. */
  category: "Ангилал",
  brand: "Брэнд",
  product: "Бүтээгдэхүүн",
};
