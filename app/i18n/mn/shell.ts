/** The page frame: top bar, header, menu, footer (wire contract §11). */
export const shell = {
  skipToContent: "Үндсэн хэсэг рүү очих",
  home: "Нүүр хуудас",
};
