import { bilingual } from "./bilingual.ts";

/** Days as sentences name them. `monthName` is the English one. */
export const datesWords = bilingual({
  day: ["{{month}} сарын {{day}}, {{weekday}}", "{{weekday}}, {{day}} {{monthName}}"],
  weekdays: [
    "даваа, мягмар, лхагва, пүрэв, баасан, бямба, ням",
    "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
  ],
});
