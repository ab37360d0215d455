import { bilingual } from "./bilingual.ts";

/** What choosing a way to pay means, beside what its row says (bff/rules/payment-methods.ts). */
export const paymentWords = bilingual({
  mn: {
    /** Where the API sends no codes. */
    transferNote: "Захиалгын хуудсанд гарах дансанд шилжүүлж төлнө.",
    instalmentPlan: "Өнөөдөр {{first}}; {{days}}: тус бүр {{each}}.",
  },
  en: {
    transferNote: "Transfer to the account on the order's page.",
    instalmentPlan: "{{first}} today; {{days}}: {{each}} each.",
  },
});
