import { bilingual } from "./bilingual.ts";

/** Signing in at a provider: its button, the page on the way to it, and the link to the terms of service. */
export const providerWords = bilingual({
  facebook: ["Facebook", "Facebook"],
  /** After its profile could not be read (specification). */
  facebookAgain: ["Facebook-ээр нэвтрэх", "Sign in with Facebook"],
  waiting: ["Түр хүлээнэ үү...", "Please wait..."],
  /** At the button of a page that says nothing of the terms otherwise. */
  terms: [
    "Анх удаа нэвтэрвэл бүртгэл үүсэх бөгөөд та {{terms}} зөвшөөрч байна.",
    "The first time, this creates an account, and you accept the {{terms}}.",
  ],
  termsLink: ["үйлчилгээний нөхцөлийг", "terms of service"],
  termsBeside: [
    "Нөхцөл шинэ цонхонд нээгдэнэ: бичсэн зүйл тань энд хэвээр үлдэнэ.",
    "They open in a new window: what you typed stays here.",
  ],
  or: ["ЭСВЭЛ", "OR"],
  leavingTitle: ["{{provider}} руу шилжиж байна", "Going to {{provider}}"],
  leaving: [
    "Түр хүлээнэ үү... Хуудас өөрөө шилжихгүй бол доорх товчоор үргэлжлүүлнэ үү.",
    "Please wait... If the page does not change by itself, use the button below.",
  ],
  goOn: ["{{provider}} руу очих", "Go to {{provider}}"],
  back: ["Буцах", "Back"],
});
