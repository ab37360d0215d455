import { bilingual } from "./bilingual.ts";

/** Ways to pay. */
export const paymentWords = bilingual({
  mn: {
    payment: "Төлбөр төлөх боломжууд",
    qpay: "QPay эсвэл дансанд шилжүүлэх",
    /** Where the API sends no codes. */
    transferNote: "Захиалгын хуудсанд гарах дансанд шилжүүлж төлнө.",
    qpayNote: "Банкныхаа аппаар QR код уншуулж, эсвэл дансаар шилжүүлж төлнө.",
    storepay: "storepay",
    storepayNote: "Хүүгүй, шимтгэлгүй хуваан төлнө. Нэхэмжлэх таны утасны дугаарт очно.",
    mcredit: "M-Credit",
    mongolchat: "Mongol Chat",
    mongolchatNote: "Mongol Chat аппаар QR код уншуулж төлнө.",
    mcreditNote: "4 хувааж, хүү шимтгэлгүй төлнө. QR кодыг аппаараа уншуулна.",
    mcreditPlan: "Өнөөдөр {{first}}; {{days}}: тус бүр {{each}}.",
  },
  en: {
    payment: "Ways to pay",
    qpay: "QPay or bank transfer",
    transferNote: "Transfer to the account on the order's page.",
    qpayNote: "Scan a QR code with your bank's app, or transfer to our account.",
    storepay: "storepay",
    storepayNote: "Instalments with no interest or fee. The request goes to your phone number.",
    mcredit: "M-Credit",
    mongolchat: "Mongol Chat",
    mongolchatNote: "Scan a QR code with the Mongol Chat app.",
    mcreditNote: "Four payments with no interest or fee. Scan the QR code with the app.",
    mcreditPlan: "{{first}} today; {{days}}: {{each}} each.",
  },
});
