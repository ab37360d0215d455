import { account } from "./account.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { errors } from "./errors.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { shell } from "./shell.ts";

/** Every sentence a shopper reads, by subject. Mongolian is the default, and its keys are the catalogue's type. */
export const mn = { account, cart, checkout, errors, notices, order, shell };
