/**
 * A map on which the shopper chooses the point that an order goes to: the one in its middle. Loaded when it is opened,
 * with its library and styles; nothing is requested from another host before.
 */

import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Words } from "#app/words/bilingual.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { placeWords } from "#app/words/place.ts";
import { placeMapWords } from "#app/words/place-map.ts";
import { uiWords } from "#app/words/ui.ts";
import { useWords } from "#app/words/use-words.ts";
import { CITY_CENTRE, COUNTRY, formatPoint, type Point, parsePoint, roundPoint } from "#bff/rules/point.ts";
import type { ShippingView } from "#bff/views/checkout.ts";
import { MapFrame, useLeaflet } from "./map-frame.client.tsx";

/** The specification's; a map that opens at a chosen point shows its street. */
const ZOOM = { first: 13, least: 13, most: 20, chosen: 17 };
/** How far an arrow key moves the map, in pixels. */
const ARROW_STEP_PX = 40;

export interface PlaceMapProps extends Pick<ShippingView, "point" | "tiles"> {
  onChoose: (point: Point) => void;
  onClose: () => void;
}

/** A dialog with the map, open from the start. */
export function PlaceMap({ point, tiles, onChoose, onClose }: PlaceMapProps) {
  const words = useWords(placeMapWords);
  const { map: title } = useWords(placeWords);
  const ui = useWords(uiWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [centre, setCentre] = useState<Point>(() => (point && parsePoint(point)) || roundPoint(CITY_CENTRE));
  const [side, setSide] = useState(0);
  const map = useLeaflet({
    ...{ at: centre, tiles },
    options: {
      zoom: point === null ? ZOOM.first : ZOOM.chosen,
      minZoom: ZOOM.least,
      maxZoom: ZOOM.most,
      maxBounds: [
        [COUNTRY.south, COUNTRY.west],
        [COUNTRY.north, COUNTRY.east],
      ],
      keyboardPanDelta: ARROW_STEP_PX,
    },
    onOpen: () => dialog.current?.showModal(),
    onMade: (made) => {
      const look = () => setSide(sideAt(made.getZoom(), made.getCenter().lat));
      look();
      made.on("moveend", () => {
        const { lat, lng } = made.getCenter();
        setCentre(roundPoint({ lat, long: lng }));
        look();
      });
      made.on("click", ({ latlng }) => made.panTo(latlng, { animate: made.options.inertia }));
    },
  });
  const close = () => dialog.current?.close();
  const choose = () => {
    close();
    onChoose(centre);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    choose();
  };
  return (
    <dialog className="dialog place-map" ref={dialog} aria-labelledby="place-map-title" onClose={onClose}>
      <div>
        <header>
          <h2 id="place-map-title">{title}</h2>
          <button type="button" className="notice-close" aria-label={ui.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <p className="small muted" id="place-map-help">
          {words.help}
        </p>
        <MapFrame
          of={map}
          tiles={tiles}
          plain={<p className="small muted">{interpolate(words.plain, { side: lengthOf(side, words) })}</p>}
          aria-label={title}
          aria-describedby="place-map-help"
          onKeyDown={onKeyDown}
        >
          <span className="place-map-pin" aria-hidden="true">
            <Icon name="pin" />
          </span>
        </MapFrame>
        <output className="num">{interpolate(words.centre, { point: formatPoint(centre) })}</output>
        <Button type="button" wide onClick={choose}>
          {words.choose}
        </Button>
      </div>
    </dialog>
  );
}

/** A length in metres, as it is read: 3.3 km, 410 m. */
const lengthOf = (metres: number, words: Words<typeof placeMapWords>) =>
  metres < 1_000
    ? interpolate(words.metres, { count: Math.round(metres / 10) * 10 })
    : interpolate(words.kilometres, { count: (metres / 1_000).toFixed(1) });

/** The side of a square of the grid, in metres: 256 pixels of the Mercator projection. */
const sideAt = (zoom: number, lat: number) => (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
/** In metres. */
const EQUATOR_METRES = 40_075_017;
