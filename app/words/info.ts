import { bilingual } from "./bilingual.ts";

/** What stands beside the texts of app/info/texts. */
export const infoWords = bilingual({
  pages: ["Мэдээллийн хуудсууд", "Information pages"],
  contact: ["Холбоо барих", "Contact"],
  help: ["Асуух зүйл байна\u00a0уу?", "Any questions?"],
  helpHint: ["Ажлын цагаар утасдана уу, эсвэл имэйл бичээрэй.", "Call us during working hours, or send an e-mail."],
  trackOrder: ["Захиалга хянах", "Track an order"],
});
