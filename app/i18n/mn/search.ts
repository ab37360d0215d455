/** Searching (spec 2, Search; wire contract §11). */
export const search = {
  crumb: "Бүтээгдэхүүн хайлт",
  title: "{{text}}: бүтээгдэхүүн хайлт",
  heading: "«{{text}}» хайлтын үр дүн",
  headingEmpty: "Бүтээгдэхүүн хайлт",
  wait: "ТҮР ХҮЛЭЭНЭ ҮҮ",
  none: "ХАЙЛТ ИЛЭРЦГҮЙ",
  noneHint: "«{{text}}» гэж юу ч олдсонгүй. Үгийг богиносгох, өөрөөр бичих эсвэл ангиллаас сонгоод үзээрэй.",
  ask: "Юу хайж байна вэ?",
  askHint: "Дээрх хайлтад нэр эсвэл загварыг нь бичээрэй. Монгол үгийг латин үсгээр ч бичиж болно.",
  shownFor: "«{{shown}}» хайлтын үр дүнг харуулж байна.",
  literally: "Яг «{{typed}}» гэж хайх",
  /** What a suggestion is. */
  category: "Ангилал",
  brand: "Брэнд",
  product: "Бүтээгдэхүүн",
};
