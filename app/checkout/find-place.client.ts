/** Finds the delivery address's point when one of its buttons is pressed; no page loads this before. */

import type { ComponentType } from "react";
import type { Words } from "#app/words/bilingual.ts";
import type { placeWords } from "#app/words/place.ts";
import type { Point } from "#bff/rules/point.ts";
import type { PlaceMapProps } from "./place-map.client.tsx";

/** The ways to find a point. */
export type Way = "here" | "map";

/** How long the device may take, in milliseconds; the time for the permission does not count. */
const POSITION_TIMEOUT_MS = 10_000;

/** Why there is no position, by the code of the browser's error. */
const FAULTS: Record<number, keyof Words<typeof placeWords>> = { 1: "refused", 3: "late" };

/** The page's callbacks for the result. */
interface Finder {
  say: (sentence: keyof Words<typeof placeWords> | undefined) => void;
  choose: (point: Point) => void;
  showMap: (map: { Map: ComponentType<PlaceMapProps> }) => void;
}

/** Asks the browser for its position, or opens the map. */
export function findPlace(way: Way, { say, choose, showMap }: Finder): void {
  if (way === "here") locate(say, choose);
  else {
    say(undefined);
    import("./place-map.client.tsx").then(
      ({ PlaceMap }) => showMap({ Map: PlaceMap }),
      () => say("failed"),
    );
  }
}

function locate(say: Finder["say"], choose: Finder["choose"]): void {
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
