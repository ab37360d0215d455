import { bilingual } from "./bilingual.ts";

/** Days as sentences name them. `monthName` is the English one. */
export const datesWords = bilingual({
  mn: {
    day: "{{month}} сарын {{day}}, {{weekday}}",
    weekdays: "даваа, мягмар, лхагва, пүрэв, баасан, бямба, ням",
  },
  en: {
    day: "{{weekday}}, {{day}} {{monthName}}",
    weekdays: "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
  },
});
