import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatMoment } from "#app/date.ts";
import { translator } from "#app/words/translate.server.ts";
import { askOrFailure, askOrNull, errorPage } from "#bff/client.ts";
import { parseOrderNumber, trackingProgress, trackingStages } from "#bff/rules/order.ts";
import { withoutInvisible } from "#bff/rules/sent-text.ts";
import type { OrderView } from "#bff/views/order.ts";
import { orderRow } from "./order-row.ts";

/** The error of the order number that was looked up. */
type Fault = "empty" | "wrong" | "tooLong";

const STATUS = { empty: 400, wrong: 404, tooLong: 400 } as const satisfies Record<Fault, number>;

/**
 * Data of the tracking page: the order that `no` names, or why there is none, and the customer's newest orders.
 * @throws a redirect to the sign-in page when a guest looks an order up
 */
export async function readTracking({ bff, language, url, isSignedIn, form }: AppLoadContext) {
  const asked = url.searchParams.get("no");
  const typed = asked?.slice(0, MAX_SHOWN_LENGTH);
  const isTooLong = asked !== null && asked.length > MAX_SHOWN_LENGTH;
  const found = typed === undefined ? {} : isTooLong ? TOO_LONG : await lookUp(typed, bff);
  const signedIn = await isSignedIn();
  const own = signedIn ? await askOrNull(bff.orders.$get()) : null;
  const t = translator(language);
  const { fault, order } = found;
  if (fault) form.failed = true;
  return {
    typed: typed ?? "",
    fault: fault ?? null,
    message:
      fault === "tooLong" ? t("notices.tooLong", { limit: MAX_SHOWN_LENGTH }) : fault ? t(`tracking.${fault}`) : null,
    order: order ? trackedOrder(order) : null,
    own: own?.filter(({ number }) => number !== order?.number).map(orderRow) ?? [],
    isSignedIn: signedIn,
    title: `${fault ? t("ui.errorPrefix") : ""}${t("tracking.title")}${order ? ` ${order.number}` : ""}`,
    status: fault ? STATUS[fault] : 200,
  };
}

/** Longer than any order number: a longer text is shown truncated, with its error. */
const MAX_SHOWN_LENGTH = 100;

const TOO_LONG: Awaited<ReturnType<typeof lookUp>> = { fault: "tooLong" };

async function lookUp(typed: string, bff: AppLoadContext["bff"]): Promise<{ fault?: Fault; order?: OrderView }> {
  if (withoutInvisible(typed).trim() === "") return { fault: "empty" };
  const number = parseOrderNumber(typed);
  if (number === null) return { fault: "wrong" };
  const { answer: order, failure } = await askOrFailure(bff.orders[":number"].$get({ param: { number } }));
  if (failure === "not-found") return { fault: "wrong" };
  if (failure) throw errorPage(failure);
  return { order };
}

/** The printed fields of an order. An unknown status has no step and is printed unchanged. */
function trackedOrder(order: OrderView) {
  const { number, createdAt, status, statusText, lines, hasListPrices, payBy, isOverdue } = order;
  return {
    number,
    createdAt: createdAt && formatMoment(createdAt),
    status,
    statusText,
    progress: status && { percent: trackingProgress(status), stages: trackingStages(status) },
    payBy: payBy && formatMoment(payBy),
    isOverdue,
    lines,
    hasListPrices,
  };
}

export type TrackedOrder = ReturnType<typeof trackedOrder>;
