/** Past searches in `localStorage`: an entry for each customer of this browser, by their mark, one for its guests. */
export const SEARCHES = "searches ";

/**
 * Removes the past searches of everybody from this browser (decision 0210). If storage is forbidden, there are none.
 */
export function clearSearches(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(SEARCHES)) localStorage.removeItem(key);
  } catch {
    // Forbidden.
  }
}
