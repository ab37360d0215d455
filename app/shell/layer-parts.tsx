/**
 * What the layer of a shopper puts into a page's body, place by place: when a place differs from what it is for
 * everybody, and what then stands there. The components are those that the page itself has there.
 */
import type { ReactNode } from "react";
import { CardForm } from "#app/components/card-form.tsx";
import { RecentlyViewed } from "#app/components/recently-viewed.tsx";
import { ProductMarks } from "#app/product/product-marks.tsx";
import type { SeamName, SeamProps } from "#app/remix/seam.tsx";
import { CartMenu } from "./cart-menu.tsx";
import { BonusLink } from "./nav-strip.tsx";
import { Notices } from "./notices.tsx";
import type { PrintedNotice, ShellData } from "./shell-data.ts";
import { ComparedLink, SavedLink } from "./site-header.tsx";
import { Account } from "./top-bar.tsx";

/** The layer as pages print it. */
export type PrintedLayer = Pick<ShellData, "cart" | "user" | "marks" | "formToken"> & {
  notices: readonly PrintedNotice[];
  recent: readonly object[];
};

export interface LayerPart<Name extends SeamName> {
  differs(layer: PrintedLayer, of: SeamProps[Name]): boolean;
  print(layer: PrintedLayer, of: SeamProps[Name]): ReactNode;
}

const isMarked = ({ marks }: PrintedLayer, id: number) => marks.compared.includes(id) || marks.saved.includes(id);

export const LAYER_PARTS: { [Name in SeamName]: LayerPart<Name> } = {
  greeting: { differs: ({ user }) => user !== null, print: ({ user }) => <Account user={user} /> },
  menuSignIn: { differs: ({ user }) => user !== null, print: () => null },
  compared: { differs: ({ marks }) => marks.compared.length > 0, print: ({ marks }) => <ComparedLink marks={marks} /> },
  saved: { differs: ({ marks }) => marks.saved.length > 0, print: ({ marks }) => <SavedLink marks={marks} /> },
  cart: { differs: ({ cart }) => cart.count.count > 0, print: ({ cart }) => <CartMenu cart={cart} /> },
  bonus: { differs: ({ user }) => user !== null, print: ({ user }) => <BonusLink user={user} /> },
  notices: { differs: ({ notices }) => notices.length > 0, print: ({ notices }) => <Notices notices={notices} /> },
  footerBonus: { differs: ({ user }) => user !== null, print: () => null },
  recent: { differs: ({ recent }) => recent.length > 0, print: () => <RecentlyViewed /> },
  card: { differs: (layer, { id }) => isMarked(layer, id), print: (_, of) => <CardForm {...of} /> },
  productMarks: { differs: (layer, { id }) => isMarked(layer, id), print: (_, of) => <ProductMarks {...of} /> },
};
