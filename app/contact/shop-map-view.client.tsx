/** The contact page's map. Loaded when it is opened, with its library and styles (decision 0193). */

import { type Map as LeafletMap, map as makeMap } from "leaflet/dist/leaflet-src.esm.js";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef, useState } from "react";
import { Attribution } from "#app/checkout/place-map.client.tsx";
import { gridLayer, landmarks, pictureLayer, signAt } from "#app/checkout/place-map-layers.client.ts";
import { Button } from "#app/components/ui/button.tsx";
import { placeWords } from "#app/words/place.ts";
import { placeMapWords } from "#app/words/place-map.ts";
import { useWords } from "#app/words/use-words.ts";
import { CITY_CENTRE, parsePoint } from "#bff/rules/point.ts";
import type { MapTiles } from "#bff/views/map-tiles.ts";
import "#app/checkout/place-map.css";

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
  const words = useWords(placeMapWords);
  const { map: title } = useWords(placeWords);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>();
  const [isIncomplete, setIncomplete] = useState(false);
  const start = useRef({ words, name, point, tiles });
  useEffect(() => {
    if (!box.current) return;
    const { words, name, point, tiles } = start.current;
    const at = parsePoint(point) ?? CITY_CENTRE;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const made = makeMap(box.current, {
      center: [at.lat, at.long],
      zoom: tiles ? ZOOM.street : ZOOM.city,
      minZoom: ZOOM.least,
      maxZoom: ZOOM.most,
      // The page renders its own controls beside the map, and the wheel scrolls the page.
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      inertia: !isStill,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
    });
    if (tiles) pictureLayer(tiles.template, () => setIncomplete(true)).addTo(made);
    else {
      gridLayer().addTo(made);
      for (const landmark of landmarks(words)) landmark.addTo(made);
    }
    signAt(at, `✦ ${name}`).addTo(made);
    map.current = made;
    box.current.focus({ preventScroll: true });
    return () => {
      made.remove();
    };
  }, []);
  return (
    <div className="stack">
      <div className="place-map-frame">
        <div className="place-map-box" ref={box} role="application" aria-label={`${title}: ${label}`} />
        <div className="place-map-zoom">
          <Button type="button" variant="secondary" aria-label={words.nearer} onClick={() => map.current?.zoomIn()}>
            +
          </Button>
          <Button type="button" variant="secondary" aria-label={words.farther} onClick={() => map.current?.zoomOut()}>
            −
          </Button>
        </div>
      </div>
      {tiles && <Attribution {...tiles} />}
      {isIncomplete && (
        <p className="small" role="status">
          {words.missing}
        </p>
      )}
    </div>
  );
}
