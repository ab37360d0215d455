import { bilingual } from "./bilingual.ts";

/** What stands beside the texts of app/info/texts. */
export const infoWords = bilingual({
  mn: {
    pages: "Мэдээллийн хуудсууд",
    contact: "Холбоо барих",
    help: "Асуух зүйл байна\u00a0уу?",
    helpHint: "Ажлын цагаар утасдана уу, эсвэл имэйл бичээрэй.",
    trackOrder: "Захиалга хянах",
  },
  en: {
    pages: "Information pages",
    contact: "Contact",
    help: "Any questions?",
    helpHint: "Call us during working hours, or send an e-mail.",
    trackOrder: "Track an order",
  },
});
