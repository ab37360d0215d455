/**
 * A line of requests that do one thing after another in an isolate. Who waits asks with a timer of its own: workerd
 * forbids waiting for another request, and one whose reader has left may never run again, so that its place expires.
 */

export interface WaitingLineOptions {
  /** Most that stand in the line, the first included. */
  most: number;
  /** How long a request waits to be the first, in milliseconds. */
  longestWait: number;
  /** How long the first has for its work, in milliseconds; then it counts as gone. */
  longestWork: number;
  /** How often a waiting request looks whether it is the first, in milliseconds. */
  interval: number;
}

/** Waits to be the first. @returns gives the place free; null where the line is full, or the wait was too long */
export type WaitingLine = () => Promise<(() => void) | null>;

/** Opens an empty line. */
export function waitingLine({ most, longestWait, longestWork, interval }: WaitingLineOptions): WaitingLine {
  const line: { until: number }[] = [];
  const leave = (place: { until: number }) => {
    const index = line.indexOf(place);
    if (index >= 0) line.splice(index, 1);
  };
  const forgetExpired = () => {
    for (const place of line.filter(({ until }) => until <= Date.now())) leave(place);
  };
  return async () => {
    forgetExpired();
    if (line.length >= most) return null;
    const place = { until: Date.now() + longestWait };
    line.push(place);
    while (line[0] !== place) {
      if (!line.includes(place)) return null;
      await new Promise((resolve) => setTimeout(resolve, interval));
      forgetExpired();
    }
    place.until = Date.now() + longestWork;
    return () => leave(place);
  };
}
