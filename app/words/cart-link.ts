import { bilingual } from "./bilingual.ts";

/** The page that a link for buying leads to. */
export const cartLinkWords = bilingual({
  mn: {
    title: "Сагсанд нэмэх: {{title}}",
    heading: "Сагсанд нэмэх\u00a0үү?",
    quantityOf: "Тоо ширхэг, {{title}}",
    /** Where the link asks for what is no whole number from 1 up. */
    quantityUnread: "Холбоос дахь тоо ширхгийг ойлгосонгүй тул 1\u00a0ширхэг гэж бичлээ.",
    /** Where the link asks for more than can be bought. */
    quantityOver: "Холбоосоор хүссэн тоо ширхгийг нэг дор авах боломжгүй тул {{max}}\u00a0ширхэг гэж бичлээ.",
    soldOutHint: "Энэ өнгө одоогоор дууссан байна. Өөр өнгө, төстэй бүтээгдэхүүнийг барааны хуудаснаас үзээрэй.",
    toProduct: "Дэлгэрэнгүй үзэх",
  },
  en: {
    title: "Add to cart: {{title}}",
    heading: "Add to your cart?",
    quantityOf: "Quantity, {{title}}",
    quantityUnread: "The quantity in the link was not understood, so it is 1.",
    quantityOver: "The link asks for more than can be bought at once, so the quantity is {{max}}.",
    soldOutHint: "This colour is sold out right now. The product’s page has other colours and similar products.",
    toProduct: "See the details",
  },
});
