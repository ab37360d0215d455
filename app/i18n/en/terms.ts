import type { Words } from "../words.ts";

export const terms: Words["terms"] = {
  title: "Terms of service",
  description: "On what terms {{shop}} registers customers, takes orders and payments, and delivers.",
  account: "Account",
  accountText:
    "After registering you confirm your e-mail address by a mail. There is one account to an e-mail address. Customers keep their password to themselves.",
  prices: "Prices and orders",
  pricesText: "Prices are in tugrik. What is ordered is what the page of confirmation shows, at its prices.",
  payment: "Payment",
  paymentText:
    "An order counts once it is paid. Bank transfers are checked within 30 to 60 minutes. An order that is not paid in time is cancelled.",
  bonus: "Bonus and coupons",
  bonusText:
    "A new customer gets 2,020 bonus points. The points of each purchase pay up to half of a later one. A coupon can be used once.",
  delivery: "Delivery",
  deliveryText:
    "Within 24 working hours after the payment is confirmed. Delivery costs 3,000–8,000 ₮, depending on the address.",
  data: "Personal data",
  dataText:
    "Name, phone, e-mail and address are used to take the order, to deliver it and to reach you. Cart and sign-in are kept in cookies of your browser.",
  questions: "Questions? Call {{phone}}.",
};
