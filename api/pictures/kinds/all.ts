import type { Product } from "../drawing/look.ts";
import type { Kind } from "../vocabulary.ts";
import { actionCamera, camera, drone, lens } from "./cameras.ts";
import { earbuds } from "./earbuds.ts";
import { console as gameConsole, gamepad, vr } from "./gaming.ts";
import { headphones } from "./headphones.ts";
import { coffeeMachine, fridge, kettle, microwave, riceCooker } from "./kitchen.ts";
import { gamingLaptop, laptop } from "./laptops.ts";
import { soundbar, speaker } from "./loudspeakers.ts";
import { monitor, tv } from "./monitors.ts";
import { featurePhone, foldable, phone } from "./phones.ts";
import { eReader, tablet } from "./tablets.ts";
import { band, watch } from "./wearables.ts";

const DRAWN: Partial<Record<Kind, Product>> = {
  phone,
  foldable,
  "feature-phone": featurePhone,
  tablet,
  "e-reader": eReader,
  "action-camera": actionCamera,
  camera,
  drone,
  lens,
  console: gameConsole,
  gamepad,
  vr,
  "coffee-machine": coffeeMachine,
  fridge,
  kettle,
  microwave,
  "rice-cooker": riceCooker,
  band,
  watch,
  earbuds,
  headphones,
  "gaming-laptop": gamingLaptop,
  laptop,
  soundbar,
  speaker,
  monitor,
  tv,
};

/** The drawings of a kind. */
export const productOf = (kind: Kind): Product => DRAWN[kind] ?? phone;
