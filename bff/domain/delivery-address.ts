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
