import { type ComponentType, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { contactWords } from "#app/words/contact.ts";
import { placeWords } from "#app/words/place.ts";
import { useWords } from "#app/words/use-words.ts";
import type { MapTiles } from "#bff/views/map-tiles.ts";
import type { ShopMapViewProps } from "./shop-map-view.client.tsx";

/**
 * A map of where the shop is; no other host is contacted before the shopper opens it. It needs JavaScript; the link
 * beside it does not.
 */
export function ShopMap({ name, point, tiles }: { name: string; point: string; tiles: MapTiles | null }) {
  const words = useWords(contactWords);
  const place = useWords(placeWords);
  const [found, show] = useState<{ View: ComponentType<ShopMapViewProps> }>();
  const [hasFailed, fail] = useState(false);
  const open = () =>
    import("./shop-map-view.client.tsx").then(
      ({ ShopMapView }) => show({ View: ShopMapView }),
      () => fail(true),
    );
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
