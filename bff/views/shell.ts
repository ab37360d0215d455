/** The page frame: header, menu and footer. Every piece may be missing: a page is whole without them. */
import type { ReplyOf } from "../upstream/contract.ts";
import { type Picture, picture } from "./picture.ts";

export interface MenuCategory {
  id: number;
  name: string;
  icon: Picture;
  subCategories: { id: number; name: string }[];
}

export interface Shell {
  menu: MenuCategory[];
  events: { id: number; name: string }[];
}

/** The menu from the categories call (wire contract §4.2); rows of sub-categories without their category are left out. */
export function menuView(reply: ReplyOf<"categories">): Shell {
  return {
    menu: reply.category.map(({ id, category_name, icon }) => ({
      id,
      name: category_name,
      icon: picture("menu", icon, ""),
      subCategories: reply.subCategory
        .filter((sub) => sub.categoryID === id)
        .map((sub) => ({ id: sub.id, name: sub.sub_category_name })),
    })),
    events: reply.events.map(({ id, event_name }) => ({ id, name: event_name })),
  };
}
