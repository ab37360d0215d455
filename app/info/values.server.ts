import * as brand from "#app/brand.ts";
import { WELCOME_BONUS } from "#bff/rules/bonus.ts";
import { CUSTOMER_CART_DAYS, GUEST_CART_DAYS } from "#bff/rules/cart.ts";
import { deliveryEstimate, FLAT_FEE, FLAT_FEE_ABOVE } from "#bff/rules/delivery.ts";
import { INSTALMENTS } from "#bff/rules/instalments.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";

/**
 * The values that texts name as `{{phone}}` instead of repeating them: the shop's own data and the numbers of its
 * rules, formatted as on pages.
 */
export function siteValues() {
  const { min, max } = deliveryEstimate(0);
  return {
    shop: brand.name,
    phone: brand.phone,
    email: brand.email,
    address: brand.address,
    welcomeBonus: formatNumber(WELCOME_BONUS),
    lowestFee: formatTugrik(min),
    highestFee: formatTugrik(max),
    flatFee: formatTugrik(FLAT_FEE),
    flatFeeAbove: formatTugrik(FLAT_FEE_ABOVE),
    instalments: String(INSTALMENTS),
    guestCartDays: String(GUEST_CART_DAYS),
    customerCartDays: String(CUSTOMER_CART_DAYS),
  };
}
