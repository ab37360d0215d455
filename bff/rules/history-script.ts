/**
 * The script of every page, with scripts of the framework or without.
 *
 * What a script has shown without loading a page stays an entry of that document, even when it has been loaded again:
 * Back to it then changes the address alone, and tells whoever listens. Until a page's scripts are there, and in a
 * document without them, that is nobody, and the page of another address would stay. So it is loaded (decision 0254).
 */
export const HISTORY_SCRIPT =
  '{const at=()=>location.href.split("#")[0],here=at();' +
  'onpopstate=()=>"sends"in document.documentElement.dataset||at()==here||location.reload()}';

/** Its hash for the Content-Security-Policy. */
export const HISTORY_SCRIPT_HASH = "sha256-C24tTe5pxY6dNfPIWlprbX5VnCAAeObLBw3dDUtMY6c=";
