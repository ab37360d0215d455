/** `/home` is the front page's older address; `/` is the canonical one. */
export { default, loader, meta } from "../home/front-page.tsx";
