/**
 * The words that picture addresses are made of. The catalogue's seed imports them, so that a product can only name a
 * picture which `drawPicture` draws.
 */

/** Every sort of product that can be drawn; the first part of a picture's file name. */
export const KINDS = [
  "phone",
  "foldable",
  "feature-phone",
  "tablet",
  "e-reader",
  "laptop",
  "gaming-laptop",
  "desktop",
  "monitor",
  "printer",
  "router",
  "keyboard",
  "mouse",
  "ssd",
  "memory-card",
  "tv",
  "projector",
  "soundbar",
  "speaker",
  "headphones",
  "earbuds",
  "turntable",
  "camera",
  "action-camera",
  "drone",
  "lens",
  "watch",
  "band",
  "console",
  "gamepad",
  "vr",
  "fridge",
  "washer",
  "vacuum",
  "robot-vacuum",
  "air-purifier",
  "air-conditioner",
  "microwave",
  "kettle",
  "rice-cooker",
  "coffee-machine",
  "iron",
  "hair-dryer",
  "shaver",
  "toothbrush",
  "scales",
  "power-bank",
  "charger",
  "cable",
  "smart-lamp",
  "doorbell",
  "heater",
] as const;

export type Kind = (typeof KINDS)[number];

/** A colour as a material: five tones from the lit side to the shadow, `rim` being the light that outlines an edge. */
export type Tones = { rim: string; light: string; base: string; dark: string; deep: string };

/** A product colour: its slug in file names, its Mongolian name as shoppers filter by it, and its tones. */
export type Colour = { slug: string; name: string; tones: Tones };

const tones = (rim: string, light: string, base: string, dark: string, deep: string): Tones => ({
  rim,
  light,
  base,
  dark,
  deep,
});

export const COLOURS = [
  { slug: "black", name: "Хар", tones: tones("#9aa0ab", "#4b4f58", "#2b2d33", "#191a1e", "#0b0c0e") },
  { slug: "white", name: "Цагаан", tones: tones("#ffffff", "#fbfbfc", "#eceef1", "#ccd0d7", "#a3a9b4") },
  { slug: "silver", name: "Мөнгөлөг", tones: tones("#ffffff", "#eceef0", "#cfd3d8", "#a5abb3", "#7b828c") },
  { slug: "graphite", name: "Графит", tones: tones("#b9c0ca", "#7b828d", "#565c66", "#3b4049", "#24282f") },
  { slug: "gold", name: "Алтлаг", tones: tones("#fff6e2", "#f4dfb8", "#dfc08a", "#b8945a", "#83663a") },
  { slug: "blue", name: "Хөх", tones: tones("#a9c2ff", "#5480e8", "#2a55c4", "#1b3c95", "#102560") },
  { slug: "sky", name: "Тэнгэр цэнхэр", tones: tones("#f2faff", "#c4e3f8", "#98c9ec", "#6ba4cd", "#44799f") },
  { slug: "green", name: "Ногоон", tones: tones("#bfe3cc", "#5f9e7d", "#37775a", "#225440", "#133428") },
  { slug: "red", name: "Улаан", tones: tones("#ffb9b3", "#ee5a52", "#cf2b2e", "#9b171e", "#630c12") },
  { slug: "pink", name: "Ягаан", tones: tones("#fff3f6", "#fad3dd", "#f2b0c1", "#d58299", "#a45a70") },
  { slug: "purple", name: "Нил ягаан", tones: tones("#ece2ff", "#b9a3e6", "#8d72c8", "#664d9e", "#41306a") },
  { slug: "orange", name: "Улбар шар", tones: tones("#ffe1c2", "#ff9f56", "#f2741f", "#c2520d", "#7f3306") },
  { slug: "beige", name: "Шаргал", tones: tones("#fffdf7", "#f3e8d6", "#e2d1b6", "#bea98a", "#8c7a5f") },
  { slug: "mint", name: "Гаа ногоон", tones: tones("#f4fffa", "#cdeee0", "#a5dcc7", "#75b59d", "#4b8772") },
] as const satisfies readonly Colour[];

/** How many design variants each kind has: file names carry 0 to VARIANTS - 1. */
export const VARIANTS = 6;

/** Views of one product: 1 hero, 2 back or side, 3 close detail, 4 dimensions or in use. */
export const VIEWS = 4;

/** Category slugs, each with the kinds that stand in its picture, the first one in front. */
export const CATEGORIES = {
  phones: ["phone", "foldable", "feature-phone"],
  tablets: ["tablet", "e-reader", "tablet"],
  computers: ["laptop", "monitor", "desktop"],
  components: ["ssd", "keyboard", "memory-card"],
  "tv-audio": ["tv", "speaker", "projector"],
  audio: ["headphones", "speaker", "earbuds"],
  photo: ["camera", "lens", "drone"],
  wearables: ["watch", "band", "earbuds"],
  gaming: ["gamepad", "console", "vr"],
  home: ["washer", "fridge", "robot-vacuum"],
  kitchen: ["coffee-machine", "kettle", "microwave"],
  care: ["hair-dryer", "toothbrush", "shaver"],
  accessories: ["power-bank", "charger", "cable"],
  "smart-home": ["smart-lamp", "doorbell", "router"],
} as const satisfies Record<string, readonly [Kind, Kind, Kind]>;

export type CategorySlug = keyof typeof CATEGORIES;
