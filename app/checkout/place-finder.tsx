import { type ComponentType, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Words } from "#app/words/bilingual.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { placeWords } from "#app/words/place.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatPoint, type Point } from "#bff/rules/point.ts";
import type { ShippingView } from "#bff/views/checkout.ts";
import type { PlaceMapProps } from "./place-map.client.tsx";

type Saying = keyof Words<typeof placeWords>;

/** How long the device may take, in milliseconds; the time for the permission does not count. */
const POSITION_TIMEOUT_MS = 10_000;

/** Why there is no position, by the code of the browser's error. */
const FAULTS: Record<number, Saying> = { 1: "refused", 3: "late" };

/**
 * The delivery address's point: where the shopper stands, or what they choose on a map. It needs JavaScript and is
 * never needed: without it the address is typed. What was chosen is posted with the form, as by any of its buttons.
 */
export function PlaceFinder({ point, tiles }: Pick<ShippingView, "point" | "tiles">) {
  const words = useWords(placeWords);
  const [said, say] = useState<Saying>();
  const [found, showMap] = useState<{ Map: ComponentType<PlaceMapProps> }>();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (chosen: Point) => {
    if (!field.current) return;
    field.current.value = formatPoint(chosen);
    button.current?.click();
    // For this post only.
    field.current.value = "";
  };
  const openMap = () => {
    say(undefined);
    import("./place-map.client.tsx").then(
      ({ PlaceMap }) => showMap({ Map: PlaceMap }),
      () => say("failed"),
    );
  };

  return (
    <div className="stack small">
      <input type="hidden" name="point" ref={field} />
      <button type="submit" name="intent" value="point" hidden ref={button} />
      {point !== null && (
        <p className="cluster">
          <span>{interpolate(words.chosen, { point })}</span>
          <Button variant="quiet" size="small" name="intent" value="forget-point">
            {words.forget}
          </Button>
        </p>
      )}
      <div className="cluster needs-script">
        <Button type="button" variant="secondary" size="small" value="here" onClick={() => locate(say, choose)}>
          {words.here}
        </Button>
        <Button type="button" variant="secondary" size="small" value="map" onClick={openMap}>
          {words.map}
        </Button>
      </div>
      <p role="status" className="muted">
        {said && words[said]}
      </p>
      {found && <found.Map point={point} tiles={tiles} onChoose={choose} onClose={() => showMap(undefined)} />}
    </div>
  );
}

/** Asks the browser where it is. */
function locate(say: (sentence: Saying | undefined) => void, choose: (point: Point) => void): void {
  if (!("geolocation" in navigator)) {
    say("unsupported");
    return;
  }
  say("asking");
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      say(undefined);
      choose({ lat: coords.latitude, long: coords.longitude });
    },
    ({ code }) => say(FAULTS[code] ?? "unknown"),
    { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
  );
}
