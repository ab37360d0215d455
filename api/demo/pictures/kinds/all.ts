import type { Product } from "../drawing/look.ts";
import type { Kind } from "../vocabulary.ts";
import { actionCamera, drone } from "./aerial.ts";
import { robotVacuum, vacuum } from "./cleaners.ts";
import { airConditioner, airPurifier, heater } from "./climate.ts";
import { coffeeMachine } from "./coffee.ts";
import { console as gameConsole } from "./consoles.ts";
import { desktop } from "./desktops.ts";
import { earbuds } from "./earbuds.ts";
import { fridge } from "./fridges.ts";
import { shaver, toothbrush } from "./grooming.ts";
import { headphones } from "./headphones.ts";
import { hairDryer, iron } from "./hot-air.ts";
import { keyboard, mouse } from "./input.ts";
import { kettle, riceCooker } from "./kettles.ts";
import { gamingLaptop, laptop } from "./laptops.ts";
import { soundbar, speaker } from "./loudspeakers.ts";
import { microwave } from "./microwaves.ts";
import { monitor, tv } from "./monitors.ts";
import { printer, router } from "./office.ts";
import { featurePhone, foldable, phone } from "./phones.ts";
import { camera, lens } from "./photo.ts";
import { gamepad, vr } from "./play.ts";
import { projector, turntable } from "./players.ts";
import { cable, charger, powerBank } from "./power.ts";
import { scales } from "./scales.ts";
import { doorbell, smartLamp } from "./smart-home.ts";
import { memoryCard, ssd } from "./storage.ts";
import { eReader, tablet } from "./tablets.ts";
import { washer } from "./washers.ts";
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
