import type { Words } from "../words.ts";

export const descriptions: Words["descriptions"] = {
  login: "Sign in to track your orders, pay with bonus points and keep the products that you like.",
  register: "Register as a new customer and get {{points}} bonus points: one bonus point pays one tugrik.",
  cart: "Look through the products in your cart, change how many you want, and order.",
  compare: "Price, stock and specifications of up to four products, side by side.",
};
