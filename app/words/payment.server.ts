import { bilingual } from "./bilingual.ts";

/** What choosing a way to pay means, beside what its row says (bff/rules/payment-methods.ts). */
export const paymentWords = bilingual({
  /** Where the API sends no codes. */
  transferNote: ["Захиалгын хуудсанд гарах дансанд шилжүүлж төлнө.", "Transfer to the account on the order's page."],
  instalmentPlan: ["Өнөөдөр {{first}}; {{days}}: тус бүр {{each}}.", "{{first}} today; {{days}}: {{each}} each."],
});
