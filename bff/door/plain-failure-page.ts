/**
 * The page for when no page can be rendered: Remix itself failed, or the Worker refuses to start. One sentence that is
 * true in every such case, and the way onward; nothing in it depends on anything.
 */

/**
 * @param nonce of the answer's Content-Security-Policy, for the page's few rules of style
 * @param requestId by which the log knows this request
 */
export function plainFailurePage(nonce: string, requestId: string): string {
  return `<!DOCTYPE html>
<html lang="mn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Алдаа</title>
<style nonce="${nonce}">
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.25; }
a { display: inline-block; min-height: 44px; margin-right: 1.5rem; padding: .5rem 0; }
</style>
</head>
<body>
<main>
<h1>Уучлаарай, алдаа гарлаа</h1>
<p>Таны хүсэлтийг одоо гүйцэтгэж чадсангүй. Хэдэн хормын дараа дахин оролдоно уу.</p>
<p><a href="">Дахин оролдох</a><a href="/">Нүүр хуудас</a></p>
<p>Хүсэлтийн дугаар: ${requestId}</p>
</main>
</body>
</html>
`;
}
