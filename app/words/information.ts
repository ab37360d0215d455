import { bilingual } from "./bilingual.ts";

/** The ways to the information pages; their texts are in app/information/texts. */
export const informationWords = bilingual({
  mn: {
    heading: "Мэдээлэл",
    pages: "Мэдээллийн хуудсууд",
    delivery: "Хүргэлт",
    instalments: "Хувааж төлөх",
    bonus: "Бонусын хөтөлбөр",
    warranty: "Баталгаа, буцаалт",
    terms: "Үйлчилгээний нөхцөл",
    privacy: "Нууцлалын бодлого",
    contact: "Холбоо барих",
    help: "Асуух зүйл байна\u00a0уу?",
    helpHint: "Ажлын цагаар утасдана уу, эсвэл имэйл бичээрэй.",
    trackOrder: "Захиалга хянах",
  },
  en: {
    heading: "Information",
    pages: "Information pages",
    delivery: "Delivery",
    instalments: "Pay in instalments",
    bonus: "Bonus programme",
    warranty: "Warranty and returns",
    terms: "Terms of service",
    privacy: "Privacy policy",
    contact: "Contact",
    help: "Any questions?",
    helpHint: "Call us during working hours, or send an e-mail.",
    trackOrder: "Track an order",
  },
});
