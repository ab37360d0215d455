import type { Words } from "../words.ts";

export const place: Words["place"] = {
  here: "Current location",
  asking: "Finding your location…",
  refused: "The browser is not allowed to tell your location. You can type the address and go on.",
  late: "Your location was not found in time. Press again, or type the address and go on.",
  unknown: "Your device could not find its location. You can type the address and go on.",
  unsupported: "This browser cannot find locations. You can type the address and go on.",
  chosen: "Chosen point: {{point}}",
  forget: "Remove the point",
  map: "Map",
  close: "Close",
  help: "Move the map until the mark in its middle is where the order should go. By keyboard: arrows move it, + and − zoom, Enter chooses.",
  nearer: "Zoom in",
  farther: "Zoom out",
  centre: "Middle: {{point}}",
  square: "Sükhbaatar Square",
  plain: "The shop has no map service connected, so there is only a grid.",
  missing: "Some of the map could not be loaded. You can still choose a point.",
  failed: "The map did not open. Press again, or type the address and go on.",
  choose: "Choose this point",
};
