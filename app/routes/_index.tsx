export { default, loader, meta } from "../home/front-page.tsx";
