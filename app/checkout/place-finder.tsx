import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { submitAnew, submitWith } from "#app/forms/submit-with.ts";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate, type Words } from "#app/i18n/words.ts";
import { formatPoint, type Point } from "#bff/domain/point.ts";
import type { ShippingView } from "#bff/views/checkout.ts";
import type { PlaceMapProps } from "./place-map.client.tsx";

/** How long the device may take, in milliseconds; the time for the permission does not count. */
const LONGEST = 10_000;

/** Why there is no position, by the code of the browser's error. */
const FAULTS: Record<number, keyof Words["place"]> = { 1: "refused", 3: "late" };

type Way = "here" | "map";

/** What was pressed on a document that may do neither, for the one in its place. */
const PRESSED = "och-place";

/**
 * Whether this document was loaded at this address. Only its own headers allow the browser to tell where it is, and a
 * map's pictures (bff/door/security-headers.ts); a shopper mostly comes by a link that loads no document.
 */
const isOwnDocument = () =>
  performance.getEntriesByType("navigation").some(({ name }) => new URL(name).pathname === location.pathname);

/**
 * The delivery address's point: where the shopper stands, or what they choose on a map. It needs JavaScript and is
 * never needed: without it the address is typed. What was chosen is posted with the form, as by any of its buttons.
 */
export function PlaceFinder({ point, tiles }: Pick<ShippingView, "point" | "tiles">) {
  const words = useWords("place");
  const [said, say] = useState<keyof Words["place"]>();
  const [found, showMap] = useState<{ Map: ComponentType<PlaceMapProps> }>();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (chosen: Point) => {
    if (!field.current) return;
    field.current.value = formatPoint(chosen);
    submitWith(button.current);
    // Of this post alone.
    field.current.value = "";
  };
  const locate = () => {
    if (!("geolocation" in navigator)) return say("unsupported");
    say("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        say(undefined);
        choose({ lat: coords.latitude, long: coords.longitude });
      },
      ({ code }) => say(FAULTS[code] ?? "unknown"),
      { enableHighAccuracy: true, timeout: LONGEST, maximumAge: 60_000 },
    );
  };
  const openMap = () => {
    say(undefined);
    import("./place-map.client.tsx").then(
      ({ PlaceMap }) => showMap({ Map: PlaceMap }),
      () => say("failed"),
    );
  };
  const press = (way: Way) => {
    if (isOwnDocument()) return way === "here" ? locate() : openMap();
    sessionStorage.setItem(PRESSED, way);
    submitAnew(field.current?.form ?? null, "keep");
  };
  const goOn = useRef(press);
  useEffect(() => {
    const pressed = sessionStorage.getItem(PRESSED);
    sessionStorage.removeItem(PRESSED);
    if ((pressed === "here" || pressed === "map") && isOwnDocument()) goOn.current(pressed);
  }, []);

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
        <Button type="button" variant="secondary" size="small" onClick={() => press("here")}>
          {words.here}
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={() => press("map")}>
          {words.map}
        </Button>
      </div>
      <p role="status" className="muted">
        {said && words[said]}
      </p>
      {found && (
        <found.Map words={words} point={point} tiles={tiles} onChoose={choose} onClose={() => showMap(undefined)} />
      )}
    </div>
  );
}
