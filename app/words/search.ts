import { bilingual } from "./bilingual.ts";

/** Searching. */
export const searchWords = bilingual({
  mn: {
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
  },
  en: {
    crumb: "Product search",
    title: "{{text}}: product search",
    heading: "Results for “{{text}}”",
    headingEmpty: "Product search",
    cut: "The text was too long: we searched for its first {{limit}} characters.",
    wait: "PLEASE WAIT",
    none: "NOTHING FOUND",
    noneHint: "Nothing matches “{{text}}”. Try a shorter word, another spelling, or choose a category.",
    unanswered: "THIS SEARCH IS NOT POSSIBLE RIGHT NOW",
    unansweredHint: "The shop's system gave no answer for “{{text}}”. Try other words, or choose a category.",
    categories: "Choose a category",
    ask: "What are you looking for?",
    askHint: "Type a name or a model above. Mongolian words may be typed in Latin letters.",
    shownFor: "Showing results for “{{shown}}”.",
    literally: "Search for exactly “{{typed}}”",
    understood: "How the search was understood",
    dropPart: "Leave out of the search: {{text}}",
    meant: "Look here:",
    didYouMean: "Did you mean:",
    bestSellers: "Best sellers",
    category: "Category",
    brand: "Brand",
    product: "Product",
  },
});
