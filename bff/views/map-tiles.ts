import type { Env } from "../env.ts";

/** What a map is drawn of. */
export interface MapTiles {
  template: string;
  attribution: string;
  attributionUrl: string | null;
}

/** @returns null where the shop has no pictures of a map: it is a plain grid then */
export function mapTiles({ MAP_TILES, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL }: Env): MapTiles | null {
  if (!MAP_TILES) return null;
  return { template: MAP_TILES, attribution: MAP_ATTRIBUTION ?? "", attributionUrl: MAP_ATTRIBUTION_URL ?? null };
}
