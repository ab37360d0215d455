import type { Words } from "../words.ts";

export const shell: Words["shell"] = {
  skipToContent: "Skip to content",
  home: "Home",
};
