import { errors } from "./errors.ts";
import { shell } from "./shell.ts";

/** Every sentence a shopper reads, by subject. Mongolian is the default, and its keys are the catalogue's type. */
export const mn = { errors, shell };
