// @ts-check
/** What is answered while the Worker is not there: it starts, or it has died. */

/** Seconds after which to try again. */
const RETRY_AFTER = 10;

const PAGE = `<!doctype html>
<html lang="mn">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Дэлгүүр түр ажиллахгүй байна</title>
<h1>Дэлгүүр түр ажиллахгүй байна</h1>
<p>Хэдэн секундийн дараа дахин оролдоно уу. <a href="">Дахин оролдох</a></p>
<p lang="en">The shop is away for a moment. <a href="">Try again</a> in a few seconds.</p>
</html>
`;

/**
 * Answers 503 with a page in both languages.
 * @param {import("node:http").ServerResponse} response
 */
export function sendAway(response) {
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": RETRY_AFTER,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(PAGE);
}
