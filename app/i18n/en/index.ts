import type { Words } from "../words.ts";
import { account } from "./account.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { errors } from "./errors.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { shell } from "./shell.ts";

/** The second language; a key that is missing here does not compile. */
export const en: Words = { account, cart, checkout, errors, notices, order, shell };
