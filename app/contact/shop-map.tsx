import { type ComponentType, useEffect, useRef, useState } from "react";
import { isOwnDocument } from "#app/components/own-document.ts";
import { Button } from "#app/components/ui/button.tsx";
import { contactWords } from "#app/words/contact.ts";
import { placeWords } from "#app/words/place.ts";
import { useWords } from "#app/words/use-words.ts";
import type { MapTiles } from "#bff/views/map-tiles.ts";
import type { ShopMapViewProps } from "./shop-map-view.client.tsx";

/**
 * In `sessionStorage`: that the button was pressed on a document that may not show a map's pictures, for the one that
 * replaces it, with the texts of its fields by their ids.
 */
const PRESSED = "shop-map";
type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * A map of where the shop is; no other host is contacted before the shopper opens it. It needs JavaScript; the link
 * beside it does not.
 */
export function ShopMap({ name, point, tiles }: { name: string; point: string; tiles: MapTiles | null }) {
  const words = useWords(contactWords);
  const place = useWords(placeWords);
  const [found, show] = useState<{ View: ComponentType<ShopMapViewProps> }>();
  const [hasFailed, fail] = useState(false);
  const open = () => {
    if (tiles && !isOwnDocument()) {
      const fields = document.querySelectorAll<TextField>("main :is(input, textarea)[id]");
      sessionStorage.setItem(PRESSED, JSON.stringify([...fields].map(({ id, value }) => [id, value])));
      location.reload();
      return;
    }
    import("./shop-map-view.client.tsx").then(
      ({ ShopMapView }) => show({ View: ShopMapView }),
      () => fail(true),
    );
  };
  const goOn = useRef(open);
  useEffect(() => {
    const pressed = sessionStorage.getItem(PRESSED);
    sessionStorage.removeItem(PRESSED);
    if (!pressed) return;
    for (const [id, text] of JSON.parse(pressed) as [string, string][]) {
      const field = document.getElementById(id) as TextField | null;
      if (field) field.value = text;
    }
    goOn.current();
  }, []);
  if (found) return <found.View label={words.place} {...{ name, point, tiles }} />;
  return (
    <div className="needs-script">
      <Button type="button" variant="secondary" size="small" onClick={open}>
        {place.map}
      </Button>
      <p role="status">{hasFailed && words.mapFailed}</p>
    </div>
  );
}
