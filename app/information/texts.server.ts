import type { Language } from "#app/words/translate.server.ts";
import type { InformationPageName } from "./pages.ts";
import type { InformationText } from "./text.ts";
import enBonus from "./texts/en/bonus.md";
import enDelivery from "./texts/en/delivery.md";
import enInstalments from "./texts/en/instalments.md";
import enPrivacy from "./texts/en/privacy.md";
import enTerms from "./texts/en/terms.md";
import enWarranty from "./texts/en/warranty.md";
import mnBonus from "./texts/mn/bonus.md";
import mnDelivery from "./texts/mn/delivery.md";
import mnInstalments from "./texts/mn/instalments.md";
import mnPrivacy from "./texts/mn/privacy.md";
import mnTerms from "./texts/mn/terms.md";
import mnWarranty from "./texts/mn/warranty.md";

/** Every text of every language, for the server alone: a page gets its own. */
export const INFORMATION_TEXTS: Record<Language, Record<InformationPageName, InformationText>> = {
  mn: {
    bonus: mnBonus,
    delivery: mnDelivery,
    instalments: mnInstalments,
    privacy: mnPrivacy,
    terms: mnTerms,
    warranty: mnWarranty,
  },
  en: {
    bonus: enBonus,
    delivery: enDelivery,
    instalments: enInstalments,
    privacy: enPrivacy,
    terms: enTerms,
    warranty: enWarranty,
  },
};
