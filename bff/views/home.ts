/** The front page. */
import type { Picture } from "./picture.ts";
import type { ProductCard } from "./product-card.ts";

export interface HomeView {
  hero: {
    id: number;
    href: string | null;
    titles: string[];
    price: number | null;
    oldPrice: number | null;
    picture: Picture;
  }[];
  tiles: { id: number; name: string; picture: Picture }[];
  /** The featured deal (first of specialProduct); `endsAt` ISO, null = no end given. */
  deal: { card: ProductCard; saving: number; endsAt: string | null } | null;
  recommended: ProductCard[];
  discounted: ProductCard[];
  topRated: ProductCard[];
  /** One group per random category, up to 9 cards each: 4 + 2 + 2 small and 1 large (spec 1 §2, /home). */
  categories: {
    id: number;
    name: string;
    cards: ProductCard[];
    large: { card: ProductCard; pictures: Picture[] } | null;
  }[];
  banners: { id: number; title: string | null; description: string | null; picture: Picture; href: string | null }[];
}
