import type { Words } from "../words.ts";

export const fields: Words["fields"] = {
  id: "This number is not valid. Open the page again and retry.",
  number: "Enter digits only.",
  email: "This e-mail address cannot be accepted. Use Latin letters, digits, dots and _ % + -.",
  phone: "Enter the phone number in digits only.",
  register: "Enter the registration number in digits only.",
  orderNumber: "An order number consists of Latin letters and digits.",
  coupon: "A coupon code consists of Latin letters and digits.",
  listedName: "Choose from the list.",
  password: "A password has 1 to 200 characters.",
  text: "This cannot be accepted as written. Write briefly, in letters, digits and punctuation, without emoji.",
  word: "Choose one of the options.",
};
