/** A point on the map that a delivery address carries beside its words. */

/** Degrees (WGS 84). */
export interface Point {
  lat: number;
  long: number;
}

/** Sükhbaatar Square, for an address without a point (docs/api.md, section 5), and where a map begins. */
export const CITY_CENTRE: Point = { lat: 47.919143, long: 106.917597 };

/** What encloses Mongolia, with a little of its neighbours: the shop delivers nowhere else. */
export const COUNTRY = { south: 41.5, north: 52.2, west: 87.7, east: 119.95 } as const;

/** Whether an order could be delivered there. */
export function isInCountry({ lat, long }: Point): boolean {
  return lat >= COUNTRY.south && lat <= COUNTRY.north && long >= COUNTRY.west && long <= COUNTRY.east;
}

/** To five decimals, about a metre: no phone knows more, and a three-word address means three metres. */
export function roundPoint({ lat, long }: Point): Point {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { lat: round(lat), long: round(long) };
}

/** A point as people and forms write it: `47.91914, 106.91760`. */
export function formatPoint({ lat, long }: Point): string {
  return `${lat.toFixed(5)}, ${long.toFixed(5)}`;
}

/** Reads what `formatPoint` writes; null for any other text, and for degrees that are none. */
export function parsePoint(text: string): Point | null {
  const [, lat, long] = text.match(/^(-?\d{1,2}(?:\.\d{1,10})?), ?(-?\d{1,3}(?:\.\d{1,10})?)$/) ?? [];
  if (lat === undefined || long === undefined) return null;
  const point = { lat: Number(lat), long: Number(long) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.long) <= 180 ? roundPoint(point) : null;
}
