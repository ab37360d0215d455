/** Signing in at a provider: its button, and the page on the way to it. */
export const provider = {
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
};
