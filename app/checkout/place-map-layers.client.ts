/** The map's layers: tiles from their own origin, or a grid if none are configured. */

import { DivIcon, GridLayer, Marker, TileLayer } from "leaflet/dist/leaflet-src.esm.js";
import type { Words } from "#app/words/bilingual.ts";
import type { placeMapWords } from "#app/words/place-map.ts";
import { CITY_CENTRE, type Point } from "#bff/rules/point.ts";

/** The closest zoom that most sources of pictures draw; beyond it they are enlarged. */
const MAX_TILE_ZOOM = 19;

/**
 * A layer of pictures.
 * @param template as the setting MAP_TILES has it
 * @param onMissing called for each picture that does not arrive
 */
export function pictureLayer(template: string, onMissing: () => void): TileLayer {
  // Asked for without the cookies that the shopper has of that origin.
  const layer = new TileLayer(template, { maxZoom: 20, maxNativeZoom: MAX_TILE_ZOOM, crossOrigin: "anonymous" });
  layer.on("tileerror", onMissing);
  return layer;
}

/** A layer of empty squares. */
export function gridLayer(): GridLayer {
  return new Grid({ maxZoom: 20 });
}

class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const cell = document.createElement("div");
    cell.className = "place-map-cell";
    return cell;
  }
}

/**
 * Well-known landmarks of the city, by the keys of their names: without them nobody could find their way on the grid.
 */
const LANDMARKS = {
  square: [CITY_CENTRE.lat, CITY_CENTRE.long],
  store: [47.9169, 106.9062],
  gandan: [47.9228, 106.895],
  station: [47.9087, 106.8838],
  market: [47.9088, 106.9481],
  museum: [47.8969, 106.9069],
  zaisan: [47.8843, 106.9155],
} satisfies Partial<Record<keyof Words<typeof placeMapWords>, [lat: number, long: number]>>;

/** The landmarks of the city, by their names. */
export function landmarks(words: Words<typeof placeMapWords>): Marker[] {
  return Object.entries(LANDMARKS).map(([key, [lat = 0, long = 0]]) =>
    signAt({ lat, long }, words[key as keyof typeof LANDMARKS]),
  );
}

/** Words at a point. */
export function signAt({ lat, long }: Point, text: string): Marker {
  const sign = document.createElement("span");
  sign.textContent = text;
  const icon = new DivIcon({ className: "place-map-square", html: sign, iconSize: [0, 0] });
  return new Marker([lat, long], { icon, interactive: false, keyboard: false });
}
