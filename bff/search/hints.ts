/** Words that name no product but say something of a search: its order, a page, another kind of thing, nothing. */
import type { Sort } from "../rules/listing-state.ts";

/** Words of a sale and of cheapness, by the order of the list that they ask for. */
export const SORT_WORDS: Readonly<Partial<Record<Sort, string>>> = {
  discount:
    "хямдрал, хямдралд, хямдралд орсон, хямдралд орж, хямдралтай, хямдарсан, хямдруулсан, хямдраад, хямдарч, хямдрах, хямдруулах, хөнгөлөлт, " +
    "хөнгөлөлттэй, хямдралт, урамшуулал, урамшуулалтай, скидка, скидк, акц, акци, акция, распродажа, sale, " +
    "on sale, for sale, discount, discounts, discounted, promo, promotion, deal, deals, offer, offers, " +
    "clearance, black friday, сэйл, сейл, промо, хямдралын",
  "price-asc":
    "хямд, хямдхан, хямдавтар, хамгийн хямд, хямд үнэтэй, хямдхан үнэтэй, бага үнэтэй, доод үнэ, " +
    "хамгийн бага үнэтэй, боломжийн, боломжийн үнэтэй, үнэ багатай, үнэ хямд, төсөвт, дешевый, дешево, cheap, " +
    "cheaper, cheapest, budget, affordable, inexpensive, low price, low cost, lowest price, low budget, " +
    "economical",
  newest: "шинэ, хамгийн шинэ, newest, latest",
  "price-desc": "хамгийн үнэтэй, хамгийн өндөр үнэтэй, expensive, most expensive, premium, премиум, люкс",
};

/** The shop's own pages, by the words that ask for them. */
export const PAGES = {
  "/delivery":
    "хүргэлт, хүргүүлэх, хүргэх, хүргэж, хүргэж өгөх, хүргэлтийн үнэ, хүргэлтийн төлбөр, хүргэлтийн хугацаа, " +
    "хүргэлтийн нөхцөл, үнэгүй хүргэлт, хүргэлттэй, орон нутаг, унаанд тавих, доставка, доставк, delivery, " +
    "deliver, shipping, free shipping, ship, delivery fee, free delivery, delivery time, хөдөө орон нутаг, " +
    "хөдөө рүү",
  "/warranty":
    "баталгаа, баталгаат, баталгаат засвар, баталгаат хугацаа, буцаалт, возврат, буцаах, буцааж, солих, солиулах, " +
    "бараа солих, бараа буцаах, мөнгө буцаах, засвар, засварлах, засвар үйлчилгээ, сервис төв, гаранти, " +
    "гарантия, гарант, warranty, guarantee, return, returns, refund, exchange, return policy, repair",
  "/contact":
    "хаяг, байршил, салбар, дэлгүүр, дэлгүүр хаана, хаана, хаана байдаг, хаана байрладаг, утасны дугаар, " +
    "холбоо, холбоо барих, холбогдох, холбогдох утас, лавлах утас, ажлын цаг, цагийн хуваарь, цаг хуваарь, " +
    "ажиллах цаг, ажиллах цагийн хуваарь, хэдэн цагт нээх, хэдэн цагт хаах, нээх цаг, хаах цаг, имэйл, " +
    "санал гомдол, санал хүсэлт, гомдол, оператор, адрес, address, location, contact, contact us, contacts, " +
    "phone number, store, opening hours, working hours, open hours, business hours, hours, where are you, " +
    "store location, email, feedback",
  "/instalments":
    "лизинг, лизингээр, зээл, зээлээр, зээлээр авах, зээлийн нөхцөл, хувааж төлөх, хувааж, хуваан төлөх, " +
    "хэсэгчлэн төлөх, хэсэгчлэн, урьдчилгаа, урьдчилгаагүй, кредит, рассрочка, сторпэй, storepay, mcredit, " +
    "m credit, м кредит, pay later, instalment, instalments, installment, installments, leasing, loan, credit",
  "/bonus": "бонус, бонус оноо, оноо, урамшууллын оноо, loyalty, bonus, points, bonus points, бонусын хөтөлбөр",
  "/terms":
    "үйлчилгээний нөхцөл, нөхцөл, төлбөр, төлбөр төлөх, төлөх, төлөх арга, төлбөрийн хэлбэр, төлбөрийн нөхцөл, " +
    "карт, картаар, картаар төлөх, данс, дансаар, бэлэн мөнгө, бэлнээр, qpay, кюпэй, социал пэй, монпэй, " +
    "payment, payments, payment methods, pay, how to pay, terms, terms of service, оплата, купон, coupon",
  "/privacy": "нууцлал, нууцлалын бодлого, хувийн мэдээлэл, privacy, privacy policy, cookies",
  "/track-order":
    "захиалга, миний захиалга, захиалга хянах, захиалга шалгах, захиалга хаана, захиалгын явц, " +
    "захиалгын дугаар, track order, track my order, my order, order status, order tracking, where is my order, " +
    "tracking",
  "/login": "нэвтрэх, логин, login, log in, sign in",
  "/register": "бүртгүүлэх, бүртгэл, бүртгүүлье, register, sign up, registration, create account",
  "/forgot-password": "нууц үг, нууц үгээ мартсан, пароль, password, forgot password, reset password, нууц үг сэргээх",
  "/cart": "сагс, миний сагс, cart, basket, my cart",
  "/compare": "харьцуулах, харьцуулалт, compare, comparison",
  "/new-arrival": "шинэ бараа, шинээр ирсэн, шинэ бүтээгдэхүүн, new arrivals, new products",
  "/top-20": "эрэлттэй бараа, борлуулалт өндөр, best sellers, bestsellers, best selling, хит",
  "/brands": "брэнд, брэндүүд, brands, all brands",
};

/** The address of a page of the shop. */
export type ShopPage = keyof typeof PAGES;
export const SHOP_PAGES = Object.keys(PAGES) as ShopPage[];

/**
 * Other things that are asked for by what they belong to: behind the name of a category they are what is meant, and a
 * case for a telephone is no telephone.
 */
export const OTHER_THINGS =
  "гэр, кейс, чехол, бүрээс, хавтас, цүнх, үүргэвч, ширээ, сандал, тавиур, өлгүүр, тулгуур, бариул, наалт, " +
  "хайрцаг, шүүгээ, дугуй, сэлбэг, case, cover, bag, backpack, desk, table, chair, stand, holder, mount, " +
  "sticker, box, parts, хамгаалах шил, нүдний шил, нарны шил, screen protector, spare parts";

/** Words of speech that describe no product: what one wants, asks, thanks for, and what joins the others. */
export const FUNCTION_WORDS =
  "би, бид, надад, намайг, минь, миний, манай, манайд, танай, танайд, танайх, та, чи, өөртөө, өөрт, өөрийн, " +
  "хэн, хүн, хүнд, хүний, авах, авъя, авья, авна, авмаар, авчих, авч, аваад, авбал, авсан, авдаг, хүсэж, хүсч, " +
  "хүсье, хүснэ, хайж, хайя, хайх, хайгаад, олох, олж, олоод, хэрэгтэй, хэрэгцээтэй, хэрэг, захиалах, захиалъя, " +
  "захиалмаар, захиалж, худалдаж, худалдан, худалдаа, зарна, зарах, зардаг, зарж, өгөх, өгөөч, өгнө, өгч, " +
  "өгөөд, үзэх, үзье, үзүүлэх, үзүүл, үзүүлээч, харах, харуул, харуулаач, санал, болгох, болгооч, зөвлөх, зөвлөж, " +
  "зөвлөөч, сонгох, сонгоход, сонирхож, сонирхох, туслах, туслаач, тусална, авахыг, авахад, тавих, хийх, " +
  "хэрэглэх, ашиглах, байна, байгаа, байх, байдаг, байвал, байсан, бий, бна, бгаа, уу, үү, юу, ямар, аль, хэд, " +
  "хэдэн, хэдээр, яаж, хэрхэн, хаанаас, вэ, бэ, ирэх, ирсэн, болох, болно, болж, болсон, чадах, гэж, гэсэн, " +
  "гэх, гэдэг, юм, юмаа, юмуу, шүү, даа, дээ, лээ, аа, ээ, өө, за, л, нь, бол, ч, ба, болон, эсвэл, бүхий, мөн, " +
  "бас, зориулсан, зориулалттай, тохирох, тухай, дээр, доторх, шиг, адил, хамт, төрлийн, маягийн, сайн, сайхан, " +
  "гоё, шинэ, чанартай, чанар, чанарын, шилдэг, хамгийн, маш, их, илүү, арай, жаахан, том, сүүлийн, үеийн, " +
  "орчин, дажгүй, дээд, зэргийн, өнгө, өнгөтэй, үнэ, үнэтэй, үнийн, хэмжээ, хэмжээтэй, загвар, загварын, бараа, " +
  "бүтээгдэхүүн, төхөөрөмж, юмс, зүйл, ширхэг, нэг, төгрөг, баярлалаа, гуйя, уучлаарай, өдрийн, мэнд, бэлэг, " +
  "бэлгэнд, бэлгийн, бэлэглэх, бэлэглэе";

/** The same in English; only as they are spelled, since the letters of a Mongolian name may sound like them. */
export const ENGLISH_FUNCTION_WORDS =
  "i, me, my, we, you, your, it, is, are, am, be, do, does, can, could, would, should, have, has, there, any, " +
  "some, a, an, the, this, that, want, wants, sell, selling, need, needs, looking, look, find, search, show, give, get, buy, " +
  "buying, purchase, order, please, thanks, hi, hello, what, which, where, how, who, for, with, and, or, of, " +
  "in, on, at, to, from, by, best, better, good, great, nice, top, new, color, colour, colored, " +
  "price, prices, cost, size, type, model, recommend, recommendation, suggest, suggestion, gift, present, " +
  "product, products, item, items, device, devices, quality, high, mongolia, online, shop, much, many, so, " +
  "just, only, really, will, make, made, one, use, using, used, us, no, not, too, very";
