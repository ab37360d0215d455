export interface PageWeight {
  html: number;
  css: number;
  js: number;
  pictures: number;
  eagerPictures: number;
}
/** The brotli bytes of a page and of everything that its HTML names. */
export declare function weighPage(url: URL, headers?: Record<string, string>): Promise<PageWeight>;
