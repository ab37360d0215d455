import { accessories } from "./accessories.ts";
import { audio } from "./audio.ts";
import { care } from "./care.ts";
import { components } from "./components.ts";
import { computers } from "./computers.ts";
import { gaming } from "./gaming.ts";
import { home } from "./home.ts";
import type { Category } from "./kind.ts";
import { kitchen } from "./kitchen.ts";
import { phones } from "./phones.ts";
import { photo } from "./photo.ts";
import { smartHome } from "./smart-home.ts";
import { tablets } from "./tablets.ts";
import { tvAudio } from "./tv-audio.ts";
import { wearables } from "./wearables.ts";

/** The menu, in the order of the category ids. */
export const CATEGORIES: readonly Category[] = [
  phones,
  tablets,
  computers,
  components,
  tvAudio,
  audio,
  photo,
  wearables,
  gaming,
  home,
  kitchen,
  care,
  accessories,
  smartHome,
];
