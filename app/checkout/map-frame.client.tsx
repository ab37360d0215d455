/** What the maps have in common: the library's map, and the controls beside it. */

import { type Map as LeafletMap, type MapOptions, map as makeMap } from "leaflet/dist/leaflet-src.esm.js";
import "leaflet/dist/leaflet.css";
import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { placeMapWords } from "#app/words/place-map.ts";
import { useWords } from "#app/words/use-words.ts";
import type { Point } from "#bff/rules/point.ts";
import type { MapTiles } from "#bff/views/map-tiles.ts";
import "./place-map.css";
import { gridLayer, landmarks, pictureLayer } from "./place-map-layers.client.ts";

interface MapStart {
  /** In its middle at first. */
  at: Point;
  tiles: MapTiles | null;
  options: MapOptions;
  /** Called before the library measures the box. */
  onOpen?: () => void;
  onMade: (map: LeafletMap) => void;
}

/** A map in the box of a `MapFrame`, with its layer: pictures, or the grid with the city's landmarks. It has the focus. */
export function useLeaflet(given: MapStart) {
  const words = useWords(placeMapWords);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>();
  const [isIncomplete, setIncomplete] = useState(false);
  const start = useRef({ ...given, words });
  useEffect(() => {
    if (!box.current) return;
    const { at, tiles, options, onOpen, onMade, words } = start.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    onOpen?.();
    const made = makeMap(box.current, {
      center: [at.lat, at.long],
      // Both are drawn beside the map, in the page's language, and the library's would come as markup.
      zoomControl: false,
      attributionControl: false,
      inertia: !isStill,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      ...options,
    });
    if (tiles) pictureLayer(tiles.template, () => setIncomplete(true)).addTo(made);
    else {
      gridLayer().addTo(made);
      for (const landmark of landmarks(words)) landmark.addTo(made);
    }
    onMade(made);
    map.current = made;
    // Last, because the library makes it focusable.
    box.current.focus({ preventScroll: true });
    return () => {
      made.remove();
    };
  }, []);
  return { box, map, isIncomplete };
}

interface MapFrameProps extends HTMLAttributes<HTMLDivElement> {
  of: ReturnType<typeof useLeaflet>;
  tiles: MapTiles | null;
  /** Said of the grid. */
  plain?: ReactNode;
}

/** The map's box with its buttons, and what is said below it. Attributes are the box's, children stand over it. */
export function MapFrame({ of: { box, map, isIncomplete }, tiles, plain, children, ...rest }: MapFrameProps) {
  const words = useWords(placeMapWords);
  return (
    <>
      <div className="place-map-frame">
        {/* The library makes it focusable: arrows move it, + and − zoom. */}
        <div className="place-map-box" ref={box} role="application" {...rest} />
        {children}
        <div className="place-map-zoom">
          <Button type="button" variant="secondary" aria-label={words.nearer} onClick={() => map.current?.zoomIn()}>
            +
          </Button>
          <Button type="button" variant="secondary" aria-label={words.farther} onClick={() => map.current?.zoomOut()}>
            −
          </Button>
        </div>
      </div>
      {tiles ? <Attribution {...tiles} /> : plain}
      {isIncomplete && (
        <p className="small" role="status">
          {words.missing}
        </p>
      )}
    </>
  );
}

function Attribution({ attribution, attributionUrl }: MapTiles) {
  return (
    <p className="small muted">
      {attributionUrl ? (
        <a href={attributionUrl} target="_blank" rel="noreferrer">
          {attribution}
        </a>
      ) : (
        attribution
      )}
    </p>
  );
}
