/** What one request asked of the shop API and of shoppers' objects, for its line in the log. */
export interface RequestCounts {
  /** Calls of the API that have ended, every try counted. */
  calls: number;
  /** Milliseconds of these calls, added up; calls side by side take less of the shopper's time. */
  callMs: number;
  /** Replies that came from the cache instead. */
  cached: number;
  /** Calls of shoppers' objects. */
  objects: number;
}
