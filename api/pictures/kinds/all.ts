import type { Product } from "../drawing/look.ts";
import type { Kind } from "../vocabulary.ts";
import { cable, charger, doorbell, powerBank, smartLamp } from "./accessories.ts";
import { actionCamera, camera, drone, lens } from "./cameras.ts";
import { hairDryer, iron, scales, shaver, toothbrush } from "./care.ts";
import { desktop, keyboard, memoryCard, mouse, printer, router, ssd } from "./desks.ts";
import { earbuds } from "./earbuds.ts";
import { console as gameConsole, gamepad, vr } from "./gaming.ts";
import { headphones } from "./headphones.ts";
import { airConditioner, airPurifier, heater, robotVacuum, vacuum, washer } from "./home.ts";
import { coffeeMachine, fridge, kettle, microwave, riceCooker } from "./kitchen.ts";
import { gamingLaptop, laptop } from "./laptops.ts";
import { soundbar, speaker } from "./loudspeakers.ts";
import { monitor, tv } from "./monitors.ts";
import { featurePhone, foldable, phone } from "./phones.ts";
import { projector, turntable } from "./players.ts";
import { eReader, tablet } from "./tablets.ts";
import { band, watch } from "./wearables.ts";

/** The drawings of every kind: a kind without one does not compile. */
export const PRODUCTS: Readonly<Record<Kind, Product>> = {
  phone,
  foldable,
  "feature-phone": featurePhone,
  tablet,
  "e-reader": eReader,
  laptop,
  "gaming-laptop": gamingLaptop,
  desktop,
  monitor,
  printer,
  router,
  keyboard,
  mouse,
  ssd,
  "memory-card": memoryCard,
  tv,
  projector,
  soundbar,
  speaker,
  headphones,
  earbuds,
  turntable,
  camera,
  "action-camera": actionCamera,
  drone,
  lens,
  watch,
  band,
  console: gameConsole,
  gamepad,
  vr,
  fridge,
  washer,
  vacuum,
  "robot-vacuum": robotVacuum,
  "air-purifier": airPurifier,
  "air-conditioner": airConditioner,
  microwave,
  kettle,
  "rice-cooker": riceCooker,
  "coffee-machine": coffeeMachine,
  iron,
  "hair-dryer": hairDryer,
  shaver,
  toothbrush,
  scales,
  "power-bank": powerBank,
  charger,
  cable,
  "smart-lamp": smartLamp,
  doorbell,
  heater,
};
