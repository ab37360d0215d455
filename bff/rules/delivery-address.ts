/** The longest directions to a place that the API accepts, in UTF-16 units (docs/api.md, section 5). */
export const LONGEST_DETAILS = 100;
/**
 * How much of them a draft holds: whoever has typed too much, and must sign in again first, finds it whole and shortens
 * it.
 */
export const LONGEST_DRAFT_DETAILS = 300;

/** Where an order goes, and to whom, with the district's name. */
export interface DeliveryAddress {
  /** Whether the recipient is a person; otherwise an organisation, with its register number. */
  personal: boolean;
  name: string;
  phone: string;
  phone2: string;
  email: string;
  register: string;
  /** Directions to the place. */
  more: string;
  /** A three-word address. */
  w3w: string;
  district: string;
  khoroo: number;
  /** The point that was chosen on the map, as it is printed; missing in older records. */
  point?: string | null;
}
