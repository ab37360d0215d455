/** The contact page's map. Loaded when it is opened, with its library and styles (decision 0193). */

import { MapFrame, useLeaflet } from "#app/checkout/map-frame.client.tsx";
import { signAt } from "#app/checkout/place-map-layers.client.ts";
import { placeWords } from "#app/words/place.ts";
import { useWords } from "#app/words/use-words.ts";
import { CITY_CENTRE, parsePoint } from "#bff/rules/point.ts";
import type { MapTiles } from "#bff/views/map-tiles.ts";

/** The street; a grid shows the places nearby that it names, each with room for its name. */
const ZOOM = { street: 16, city: 15, least: 11, most: 20 };

export interface ShopMapViewProps {
  /** The map's description, for screen readers. */
  label: string;
  /** The shop's. */
  name: string;
  point: string;
  tiles: MapTiles | null;
}

/** The shop's point with its name on a map that can be moved; it takes the focus, since its button is gone. */
export function ShopMapView({ label, name, point, tiles }: ShopMapViewProps) {
  const { map: title } = useWords(placeWords);
  const at = parsePoint(point) ?? CITY_CENTRE;
  const zoom = tiles ? ZOOM.street : ZOOM.city;
  const map = useLeaflet({
    ...{ at, tiles },
    // The wheel scrolls the page.
    options: { zoom, minZoom: ZOOM.least, maxZoom: ZOOM.most, scrollWheelZoom: false },
    onMade: (made) => signAt(at, `✦ ${name}`).addTo(made),
  });
  return (
    <div className="stack">
      <MapFrame of={map} tiles={tiles} aria-label={`${title}: ${label}`} />
    </div>
  );
}
