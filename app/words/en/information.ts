import type { Words } from "../words.ts";

export const information: Words["information"] = {
  heading: "Information",
  pages: "Information pages",
  delivery: "Delivery",
  instalments: "Pay in instalments",
  bonus: "Bonus programme",
  warranty: "Warranty and returns",
  terms: "Terms of service",
  privacy: "Privacy policy",
  contact: "Contact",
  help: "Any questions?",
  helpHint: "Call us during working hours, or send an e-mail.",
  trackOrder: "Track an order",
};
