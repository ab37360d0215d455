/** The API away for minutes in the midst of traffic, refusing, then silent. Run by `npm run load -- outage`. */
import { standing } from "#app/i18n/mn/standing.ts";
import { startApiLine } from "./api-line.ts";
import { type LoadOptions, type LoadShop, machine, startLoadShop } from "./load-shop.ts";
import { type Buyer, buy, checkTyped, countedBrowser, type Ending, goOn, RESULT_PAGE, visit } from "./shopper.ts";
import { count, kindTable, listed, type Order, orderFaults, Tally } from "./tally.ts";
import { EVEN, pause, play, startTimes } from "./traffic.ts";

/** Minutes of traffic before the outage, and after it. */
const BEFORE = 1;
const AFTER = 2;
/** Milliseconds after which everything must work again. */
const RECOVERED = 60_000;
/** How many pages are known before the outage, and asked for all through it. */
const KNOWN = 40;
/** How many shoppers wait at each step when it begins. */
const WAITING = 6;
/** Milliseconds between two looks of a shopper whose order is unsure; so many looks cover the shop's quiet minute. */
const LOOK_AGAIN = 3_000;
const LOOKS = 40;

/** The steps at which the API goes; each shopper presses the next button while it is away. */
const STEPS = ["/single-product", "/login", "/shipping", "/confirm-order"] as const;

/** What a run has seen. */
interface Seen {
  endings: Map<Ending, number>;
  reasons: Map<string, number>;
  shown: Order[];
  /** Who has not got an order yet. */
  buyers: Buyer[];
  /** Pages that were known and did not come. */
  missing: Map<string, number>;
  asked: number;
}

/** Opens pages so that they are known; the same address may be asked for at any time after. */
async function learnPages(shop: LoadShop): Promise<string[]> {
  const { products, categories } = shop.places;
  const known = [
    "/",
    ...categories.slice(0, KNOWN / 4).map((id) => `/category/${id}`),
    ...products.slice(0, KNOWN).map((id) => `/single-product/${id}`),
  ];
  for (const path of known) await countedBrowser(shop).open(path);
  return known;
}

/** Shoppers with a product in their cart, on the page of each step. */
async function waitingBuyers(shop: LoadShop): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const step of STEPS) {
    for (let nth = 0; nth < WAITING; nth++) {
      const browser = countedBrowser(shop);
      const id = await openForSale(browser, shop, buyers.length);
      const buyer = { browser, customer: await shop.newCustomer(), id };
      if (step !== "/single-product") {
        if (!(await buy(browser))) throw new Error(`${browser.visit.status} for product ${id}`);
        await browser.open("/shipping");
        await goOn(buyer, step);
      }
      if (!browser.visit.url.pathname.startsWith(step)) throw new Error(`At ${browser.visit.url.pathname} for ${step}`);
      buyers.push(buyer);
    }
  }
  return buyers;
}

/** Opens the next product after the `nth` that can be bought. @returns its id */
async function openForSale(browser: Buyer["browser"], { places }: LoadShop, nth: number): Promise<string> {
  for (const id of places.products.slice(nth * 5)) {
    await browser.open(`/single-product/${id}`);
    if (browser.visit.page.querySelector("main button[value=buy]")) return String(id);
  }
  throw new Error("Nothing is for sale");
}

/** What one shopper does who had come to a step: presses its button, whatever comes of it. */
async function pressNow(buyer: Buyer, seen: Seen): Promise<void> {
  try {
    if (buyer.browser.visit.url.pathname.startsWith("/single-product")) await buy(buyer.browser);
    const order = await goOn(buyer);
    if (order) seen.shown.push(order);
    else seen.buyers.push(buyer);
  } catch (error) {
    count(seen.reasons, `stumbled: ${error instanceof Error ? error.message : error}`);
    count(seen.endings, "stumbled");
    seen.buyers.push(buyer);
  }
}

/** Comes back once the shop is well, and orders; who is told that an order was found takes that one. */
async function comeBack(buyer: Buyer, shop: LoadShop): Promise<Order> {
  const { browser, id } = buyer;
  await checkTyped(buyer);
  for (let look = 0; look < LOOKS; look++) {
    await browser.open("/confirm-order");
    // A customer without goods is led to one of these.
    if (["/cart", "/error-page"].includes(browser.visit.url.pathname)) {
      await browser.open(`/single-product/${id}`);
      await buy(browser);
      await browser.open("/shipping");
    }
    if (browser.visit.url.pathname === RESULT_PAGE) await leaveResultPage(buyer);
    const order = await goOn(buyer);
    if (order) return order;
    await pause(LOOK_AGAIN);
  }
  throw new Error(
    `${buyer.customer.email} is left at ${browser.visit.url.pathname}, ${browser.visit.status}, of ${shop.origin}`,
  );
}

/** From the page about an unsure order to that order, or to a new try, where it offers one of them. */
async function leaveResultPage({ browser }: Buyer): Promise<void> {
  const offers = (words: string) =>
    browser.visit.page.querySelectorAll("main a, main button").some((control) => control.textContent.includes(words));
  if (offers(standing.seeStanding)) await browser.press(standing.seeStanding);
  else if (offers(standing.goOrderAgain)) await browser.follow(standing.goOrderAgain);
}

/** Plays visits, and asks for known pages, for some minutes. @returns the tally of these minutes and their seconds */
async function playPart(
  shop: LoadShop,
  seen: Seen,
  known: readonly string[],
  { visits, atOnce }: LoadOptions,
  minutes: number,
) {
  const tally = new Tally();
  shop.tally = tally;
  const begun = performance.now();
  const starts = startTimes(EVEN, visits * minutes, minutes * 60_000);
  const visiting = play(starts, atOnce, async () => {
    const { ending, order, reason, buyer } = await visit(shop);
    count(seen.endings, ending);
    if (reason) count(seen.reasons, `${ending}: ${reason}`);
    if (order) seen.shown.push(order);
    if (buyer) seen.buyers.push(buyer);
  });
  const asking = play(startTimes(EVEN, 60 * minutes, minutes * 60_000), atOnce, async () => {
    const path = known[Math.floor(Math.random() * known.length)] ?? "/";
    const { status } = await countedBrowser(shop).open(path);
    seen.asked++;
    if (status !== 200) count(seen.missing, `${status} of ${path}`);
  });
  await Promise.all([visiting, asking, pause(minutes * 60_000)]);
  return { tally, seconds: (performance.now() - begun) / 1000 };
}

/** Whether no status was the shop's own error: with the API away 503 is its word for that. */
const isOwnError = (status: number) => status >= 500 && status !== 503;

/** Cuts the line and mends it. @returns the tally of each part, and the shop's time to recover in milliseconds */
async function playOutage(
  shop: LoadShop,
  seen: Seen,
  options: LoadOptions,
  line: Awaited<ReturnType<typeof startApiLine>>,
) {
  const { minutes } = options;
  const known = await learnPages(shop);
  const waiting = await waitingBuyers(shop);
  const parts: Tally[] = [];
  const part = async (name: string, length: number) => {
    const played = await playPart(shop, seen, known, options, length);
    parts.push(played.tally);
    options.say(`\n${name}, ${(played.seconds / 60).toFixed(1)} minutes\n`);
    for (const row of kindTable(played.tally, played.seconds)) options.say(row);
    options.say(`\nlog: ${listed(played.tally.faults) || "no fault"}`);
  };
  /** Those who wait press in the course of this part; the first ones at the moment in which it begins. */
  const pressing = (half: number, length: number) =>
    play(
      waiting
        .filter((_, nth) => nth % 2 === half)
        .map((_, nth, all) => ((nth / all.length) ** 2 * length * 60_000) / 2),
      WAITING * STEPS.length,
      async () => {
        const buyer = left.shift();
        if (buyer) await pressNow(buyer, seen);
      },
    );
  // Every step in each half, in turns.
  const left = [...waiting].sort((a, b) => (waiting.indexOf(a) % WAITING) - (waiting.indexOf(b) % WAITING));
  await part("before", BEFORE);
  const refusing = pressing(0, minutes / 2);
  await line.refuse();
  await Promise.all([part("the API refuses", minutes / 2), refusing]);
  const silent = pressing(1, minutes / 2);
  await line.hang();
  await Promise.all([part("the API is silent", minutes / 2), silent]);
  await line.open();
  const opened = performance.now();
  await part("after", AFTER);
  return { parts, recovered: Math.max(0, shop.tally.lastFailure - opened) };
}

/**
 * Plays an outage and tells of it.
 * @returns whether no error was the shop's own, every known page came, no form lost what was typed, all worked again
 *   within a minute, and everybody who wanted to order has exactly one order, which they were shown
 */
export async function run(options: LoadOptions): Promise<boolean> {
  const { say } = options;
  const line = await startApiLine();
  const shop = await startLoadShop(options, { API_ORIGIN: line.origin });
  line.leadTo(shop.apiOrigin);
  const seen: Seen = { endings: new Map(), reasons: new Map(), shown: [], buyers: [], missing: new Map(), asked: 0 };
  try {
    const { parts, recovered } = await playOutage(shop, seen, options, line);
    const returned = seen.buyers.length;
    const came = await Promise.allSettled(seen.buyers.map((buyer) => comeBack(buyer, shop)));
    for (const one of came) {
      if (one.status === "fulfilled") seen.shown.push(one.value);
      else count(seen.endings, "stumbled");
      if (one.status === "rejected") count(seen.reasons, String(one.reason));
    }
    const faults = orderFaults(seen.shown, await shop.orders());
    say(`\nknown pages  ${seen.asked} asked for, ${listed(seen.missing) || "each of them came"}`);
    say(`visits       ${listed(seen.endings)}`);
    say(`reasons      ${listed(seen.reasons)}`);
    say(`recovery     last answer from 500 on ${(recovered / 1000).toFixed(1)} s after the API came back`);
    say(
      `orders       ${seen.shown.length} shown, ${returned} of them to shoppers who came back; ${faults.join("; ") || "the same at the API"}`,
    );
    say(`machine      ${machine()}`);
    const isOurs = parts.some((tally) => tally.withStatus(isOwnError) > 0 || tally.errors.size > 0);
    const isWell = recovered <= RECOVERED && !seen.endings.has("stumbled") && seen.missing.size === 0;
    return !isOurs && isWell && faults.length === 0;
  } finally {
    await shop.stop();
    await line.stop();
  }
}
