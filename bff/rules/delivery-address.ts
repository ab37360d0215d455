/** The longest directions to a place that the API accepts, in UTF-16 units (docs/api.md, section 5). */
export const MAX_DETAILS_LENGTH = 100;
/** The longest three-word address, in UTF-16 units. */
export const MAX_WORDS_LENGTH = 60;
/**
 * How much the address form's fields take and a draft holds, in UTF-16 units: more than is valid, so that whoever has
 * typed too much reads why and shortens it. Of the three words a link may be pasted.
 */
export const MAX_DRAFT_LENGTHS = { name: 120, phone: 40, phone2: 40, email: 120, register: 40, more: 300, w3w: 600 };

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
