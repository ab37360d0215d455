/** A page as it is for everybody, with the places that one shopper's layer may fill (decision 0211). */

export interface PageBody {
  /** The status and headers of its answer. */
  status: number;
  headers: [name: string, value: string][];
  /** The document, whole: as it is for a shopper of whom nothing is known. */
  bytes: Uint8Array;
  /** In the document's order; none lies in another. */
  places: readonly Place[];
  /** The data of its root loader, as JSON. */
  root: string;
  /** The data of its other loaders, in the notation of a request for data (app/remix/page-data.ts). */
  data: { fields: string; values: string; next: number };
}

/** A place in a body. */
export interface Place {
  /** As the page said it (app/remix/seam.tsx). */
  seam: { name: string; of: object };
  /** Where its content begins and ends, in bytes. */
  start: number;
  end: number;
}
