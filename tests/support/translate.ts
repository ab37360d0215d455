/**
 * Replaces the texts of a page as the translators of Chrome and Safari do: each text node by two elements around the
 * same text, except where `translate="no"` stands. It runs in the page.
 */
export function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement, data } = text;
    if (!data.trim() || parentElement?.closest("script,style,noscript,textarea,option,svg,[translate=no]")) continue;
    const outer = document.createElement("font");
    outer.style.verticalAlign = "inherit";
    outer.appendChild(document.createElement("font")).textContent = data;
    text.replaceWith(outer);
  }
  document.documentElement.lang = "en";
  document.documentElement.classList.add("translated-ltr");
}
