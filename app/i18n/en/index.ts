import type { Words } from "../words.ts";
import { errors } from "./errors.ts";
import { shell } from "./shell.ts";

/** The second language; a key that is missing here does not compile. */
export const en: Words = { errors, shell };
