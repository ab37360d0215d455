import type { Env } from "../env.ts";

/** A map's tiles. */
export interface MapTiles {
  template: string;
  attribution: string;
  attributionUrl: string | null;
}

/** @returns null without configured tiles: the map is then a plain grid */
export function mapTiles({ MAP_TILES, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL }: Env): MapTiles | null {
  if (!MAP_TILES) return null;
  return { template: MAP_TILES, attribution: MAP_ATTRIBUTION ?? "", attributionUrl: MAP_ATTRIBUTION_URL ?? null };
}
