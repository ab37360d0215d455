/**
 * The seams between a page's body, which is the same for everybody, and its layer, which is one shopper's (decision
 * 0211). A body is rendered for nobody, and each place of the layer in it is marked; it is cut there
 * (page-body.server.ts), and what differs for a shopper is put in at delivery. In every other rendering, and in the
 * browser, a seam is not there.
 */
import { createContext, type ReactNode, useContext } from "react";

/** The text that marks the seams of the body that is being rendered. No data can hold it: it is new for each. */
const SeamContext = createContext<string | undefined>(undefined);

export const SeamProvider = SeamContext.Provider;

/** What the layer puts in at a seam needs to know of its place. */
export interface SeamProps {
  greeting: object;
  menuSignIn: object;
  compared: object;
  saved: object;
  cart: object;
  bonus: object;
  notices: object;
  footerBonus: object;
  recent: object;
  card: { id: number; title: string; soldOut: boolean; anchor?: string | undefined };
  productMarks: { id: number };
}

export type SeamName = keyof SeamProps;

export type SeamOf<Name extends SeamName = SeamName> = { [One in Name]: { name: One; of: SeamProps[One] } }[Name];

type Props = SeamOf & { children: ReactNode };

/**
 * A place of the layer.
 * @param props `children`: what stands there for a shopper of whom nothing is known
 */
export function Seam({ children, ...seam }: Props) {
  const mark = useContext(SeamContext);
  if (mark === undefined) return children;
  return (
    <>
      {seamStart(mark, seam)}
      {children}
      {seamEnd(mark)}
    </>
  );
}

/**
 * @param mark of the body that is being rendered
 * @param seam the place
 * @returns the text at which its content begins; nothing in it is escaped in HTML
 */
export function seamStart(mark: string, seam: object): string {
  // `encodeURIComponent` leaves the apostrophe, of which React makes `&#x27;`.
  return `${mark};${encodeURIComponent(JSON.stringify(seam)).replaceAll("'", "%27")};`;
}

/** The text at which the content of a place ends. */
export const seamEnd = (mark: string): string => `${mark};;`;
