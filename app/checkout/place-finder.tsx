import { type ComponentType, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { submitWith } from "#app/forms/submit-with.ts";
import type { Words } from "#app/words/bilingual.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { placeWords } from "#app/words/place.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatPoint, type Point } from "#bff/rules/point.ts";
import type { ShippingView } from "#bff/views/checkout.ts";
import type { Way } from "./find-place.client.ts";
import type { PlaceMapProps } from "./place-map.client.tsx";

/**
 * The delivery address's point: where the shopper stands, or what they choose on a map. It needs JavaScript and is
 * never needed: without it the address is typed. What was chosen is posted with the form, as by any of its buttons.
 */
export function PlaceFinder({ point, tiles }: Pick<ShippingView, "point" | "tiles">) {
  const words = useWords(placeWords);
  const [said, say] = useState<keyof Words<typeof placeWords>>();
  const [found, showMap] = useState<{ Map: ComponentType<PlaceMapProps> }>();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (chosen: Point) => {
    if (!field.current) return;
    field.current.value = formatPoint(chosen);
    submitWith(button.current);
    // For this post only.
    field.current.value = "";
  };
  const press = (way: Way) =>
    import("./find-place.client.ts").then(
      ({ findPlace }) => findPlace(way, { say, choose, showMap }),
      () => say(way === "map" ? "failed" : "unknown"),
    );

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
        {(["here", "map"] as const).map((way) => (
          <Button key={way} type="button" variant="secondary" size="small" value={way} onClick={() => press(way)}>
            {words[way]}
          </Button>
        ))}
      </div>
      <p role="status" className="muted">
        {said && words[said]}
      </p>
      {found && <found.Map point={point} tiles={tiles} onChoose={choose} onClose={() => showMap(undefined)} />}
    </div>
  );
}
