/** What the map is made of: pictures from their own origin, or a grid where the shop has none. */
import { DivIcon, GridLayer, Marker, TileLayer } from "leaflet/dist/leaflet-src.esm.js";
import { CITY_CENTRE } from "#bff/domain/point.ts";

/** The closest zoom that most sources of pictures draw; beyond it they are enlarged. */
const CLOSEST_PICTURES = 19;

/**
 * A layer of pictures.
 * @param template as the setting MAP_TILES has it
 * @param onMissing called for each picture that does not arrive
 */
export function pictureLayer(template: string, onMissing: () => void): TileLayer {
  // Pages are isolated from other origins: they take a picture only with the other's consent, which this asks for.
  const layer = new TileLayer(template, { maxZoom: 20, maxNativeZoom: CLOSEST_PICTURES, crossOrigin: "anonymous" });
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

/** Something to know one's way about the grid by. */
export function squareMarker(name: string): Marker {
  const sign = document.createElement("span");
  sign.textContent = name;
  const icon = new DivIcon({ className: "place-map-square", html: sign, iconSize: [0, 0] });
  return new Marker([CITY_CENTRE.lat, CITY_CENTRE.long], { icon, interactive: false, keyboard: false });
}
