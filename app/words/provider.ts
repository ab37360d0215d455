import { bilingual } from "./bilingual.ts";

/** Signing in at a provider: its button, the page on the way to it, and the link to the terms of service. */
export const providerWords = bilingual({
  mn: {
    facebook: "Facebook",
    /** After its profile could not be read (specification). */
    facebookAgain: "Facebook-ээр нэвтрэх",
    waiting: "Түр хүлээнэ үү...",
    /** At the button of a page that says nothing of the terms otherwise. */
    terms: "Анх удаа нэвтэрвэл бүртгэл үүсэх бөгөөд та {{terms}} зөвшөөрч байна.",
    termsLink: "үйлчилгээний нөхцөлийг",
    termsBeside: "Нөхцөл шинэ цонхонд нээгдэнэ: бичсэн зүйл тань энд хэвээр үлдэнэ.",
    or: "ЭСВЭЛ",
    leavingTitle: "{{provider}} руу шилжиж байна",
    leaving: "Түр хүлээнэ үү... Хуудас өөрөө шилжихгүй бол доорх товчоор үргэлжлүүлнэ үү.",
    goOn: "{{provider}} руу очих",
    back: "Буцах",
  },
  en: {
    facebook: "Facebook",
    facebookAgain: "Sign in with Facebook",
    waiting: "Please wait...",
    terms: "The first time, this creates an account, and you accept the {{terms}}.",
    termsLink: "terms of service",
    termsBeside: "They open in a new window: what you typed stays here.",
    or: "OR",
    leavingTitle: "Going to {{provider}}",
    leaving: "Please wait... If the page does not change by itself, use the button below.",
    goOn: "Go to {{provider}}",
    back: "Back",
  },
});
