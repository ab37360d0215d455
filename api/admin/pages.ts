/** The administration's pages: plain forms, no script. */
import { html } from "hono/html";
import { grouped, isIso, moment, money, STATUS } from "../html/format.ts";
import { ADMIN, badNews, goodNews, type Html, page, pageLinks, table } from "./layout.ts";
import { type AdminOrder, type AdminOrderPage, type Change, NEXT_STATES } from "./orders.ts";
import type { Paged } from "./paging.ts";
import { type AdminProduct, formOf, type Offer, type OfferField, type OfferForm, seenBy } from "./products.ts";
import { ATTEMPT_MINUTES } from "./session.ts";

/** Why a sign-in is asked for again. */
export type SignInTrouble = "wrong" | "too-many" | "over";

const TROUBLES: Record<SignInTrouble, string> = {
  wrong: "Нэр эсвэл нууц үг буруу байна.",
  "too-many": `Хэт олон удаа оролдлоо. ${ATTEMPT_MINUTES} минутын дараа дахин оролдоно уу.`,
  over: "Нэвтрэлтийн хугацаа дууссан тул юу ч хадгалаагүй. Нэвтрээд дахин илгээнэ үү: браузерын «буцах» товчоор бичсэн зүйлдээ очно.",
};

/** The form by which one signs in. */
export const signInPage = (trouble: SignInTrouble | null, who = ""): Html =>
  page(
    ADMIN,
    html`<form method="post" action="/admin/sign-in" class="narrow">
        ${trouble === null ? "" : badNews(TROUBLES[trouble])}
        <div class="field"><label for="who">Таны нэр</label><p class="hint" id="who-hint">Өөрчлөлтийн бүртгэлд бичигдэнэ.</p>
          <input id="who" name="who" value="${who}" maxlength="60" required autocomplete="username" aria-describedby="who-hint"></div>
        <div class="field"><label for="secret">Нууц үг</label>
          <input id="secret" name="secret" type="password" maxlength="500" required autocomplete="current-password"></div>
        <p class="actions"><button class="main">Нэвтрэх</button></p>
      </form>`,
    { who: null },
  );

/** For an address or a form that is none of ours. */
export const strayPage = (title: string, says: string, who: string | null): Html =>
  page(title, html`<p>${says}</p><p><a href="/admin/products">Барааны жагсаалт</a></p>`, { who });

const offerText = ({ sale_price, discount, price_now }: AdminProduct) =>
  discount === 0 || price_now === sale_price
    ? money(sale_price)
    : `${money(price_now)} (${money(sale_price)} −${discount}%)`;

const titleOf = ({ name, model, color_name }: { name: string; model: string; color_name: string | null }) =>
  [name, model, color_name].filter(Boolean).join(", ");

/** The list of products. */
export const productsPage = (list: Paged<AdminProduct>, search: string, who: string): Html =>
  page(
    "Бараа",
    html`<form class="search" role="search">
        <div><label for="q">Нэр, загвар эсвэл код</label><input id="q" name="q" type="search" value="${search}" maxlength="100"></div>
        <button>Хайх</button>
      </form>
      ${table(
        [["Зураг", "picture"], ["Бараа", "title"], ["Код"], ["Үнэ", "number"], ["Үлдэгдэл", "number"]],
        list.rows.map((row) => [
          row.image === ""
            ? ""
            : html`<img src="/images/product/${encodeURIComponent(row.image)}" alt="" width="48" height="48" loading="lazy">`,
          html`<a href="/admin/products/${row.id}">${titleOf(row)}</a>`,
          row.sku,
          offerText(row),
          grouped(row.remain),
        ]),
        "Ийм бараа олдсонгүй.",
      )}
      ${pageLinks(list, "/admin/products", { q: search })}`,
    { who, at: "/admin/products" },
  );

/** What a product's form says of the last press. */
export interface OfferOutcome {
  typed?: OfferForm;
  wrong?: Partial<Record<OfferField, string>>;
  isStale?: boolean;
  isSaved?: boolean;
}

const FIELDS: readonly (readonly [name: OfferField, label: string, hint: string, mode: string])[] = [
  ["price", "Үнэ (₮)", "Хямдралгүй үнэ, бүхэл төгрөгөөр.", "numeric"],
  ["discount", "Хямдрал (%)", "0 бол хямдралгүй.", "numeric"],
  ["discount_end", "Хямдрал дуусах хугацаа", "Улаанбаатарын цагаар: 2026-12-31 18:00. Хоосон бол хугацаагүй.", "text"],
  ["stock", "Үлдэгдэл (ширхэг)", "0 бол дууссан.", "numeric"],
];

const stateOf = (status: string) => STATUS[status] ?? status;

/** The names of fields in the log of changes. */
const FIELD_NAMES: Record<string, string> = {
  price: "Үнэ",
  discount: "Хямдрал",
  discount_end: "Хямдрал дуусах хугацаа",
  stock: "Үлдэгдэл",
  status: "Төлөв",
};

function changeText({ field, before, after }: Pick<Change, "field" | "before" | "after">): string {
  const shown = (value: string) =>
    value === "" ? "—" : field === "status" ? stateOf(value) : field === "discount_end" ? timeText(value) : value;
  return `${shown(before)} → ${shown(after)}`;
}

const timeText = (iso: string) => (isIso(iso) ? moment(iso) : iso);

/** What has changed since the form was opened, by field. */
function changesSince(opened: OfferForm, product: Offer): Html[] {
  const now = seenBy(product);
  return FIELDS.filter(([field]) => opened[`was_${field}`] !== now[`was_${field}`]).map(([field]) => {
    const change = { field, before: opened[`was_${field}`], after: now[`was_${field}`] };
    return html`<li>${FIELD_NAMES[field]}: ${changeText(change)}</li>`;
  });
}

/** One product's form. What was typed stays, whatever came of it. */
export function productPage(
  product: AdminProduct,
  who: string,
  { typed, wrong = {}, isStale, isSaved }: OfferOutcome,
): Html {
  const form = { ...formOf(product), ...typed };
  const mistakes = FIELDS.filter(([name]) => wrong[name] !== undefined);
  // Who presses again after a refusal has seen what the product is now; after a mistake the form is as old as before.
  const seen = isStale || !typed ? seenBy(product) : typed;
  return page(
    titleOf(product),
    html`<p class="mute">Код: ${product.sku} · одоогийн үнэ ${offerText(product)}</p>
      ${isSaved ? goodNews("Хадгаллаа.") : ""}
      ${
        isStale
          ? badNews(html`<p><strong>Хадгалсангүй.</strong> Хуудсыг нээснээс хойш энэ бараа өөрчлөгдсөн байна:</p>
        <ul>${changesSince(form, product)}</ul><p>Таны бичсэн утга доор хэвээрээ байна. Шалгаад дахин хадгална уу.</p>`)
          : ""
      }
      ${
        mistakes.length > 0
          ? badNews(
              html`<p><strong>Хадгалсангүй.</strong></p><ul>${mistakes.map(([name]) => html`<li><a href="#${name}">${wrong[name]}</a></li>`)}</ul>`,
            )
          : ""
      }
      <form method="post" class="narrow">
        ${FIELDS.map(
          ([
            name,
            label,
            hint,
            mode,
          ]) => html`<div class="field"><label for="${name}">${label}</label><p class="hint" id="${name}-hint">${hint}</p>
          <input id="${name}" name="${name}" value="${form[name]}" inputmode="${mode}" autocomplete="off" maxlength="40" aria-describedby="${name}-hint${wrong[name] === undefined ? "" : ` ${name}-error`}"${wrong[name] === undefined ? "" : html` aria-invalid="true"`}>
          ${wrong[name] === undefined ? "" : html`<p class="error" id="${name}-error">${wrong[name]}</p>`}</div>`,
        )}
        ${(["was_price", "was_discount", "was_discount_end", "was_stock"] as const).map((name) => html`<input type="hidden" name="${name}" value="${seen[name]}">`)}
        <p class="actions"><button class="main">Хадгалах</button><a class="button" href="/admin/products">Болих</a></p>
      </form>`,
    { who, at: "/admin/products" },
  );
}

/** The list of orders. */
export const ordersPage = (
  list: Paged<AdminOrder>,
  { search, status }: { search: string; status: string },
  who: string,
): Html =>
  page(
    "Захиалга",
    html`<form class="search" role="search">
        <div><label for="q">Дугаар эсвэл утас</label><input id="q" name="q" type="search" value="${search}" maxlength="100"></div>
        <div><label for="status">Төлөв</label><select id="status" name="status"><option value="">Бүгд</option>${Object.entries(
          STATUS,
        ).map(
          ([value, name]) => html`<option value="${value}"${value === status ? html` selected` : ""}>${name}</option>`,
        )}</select></div>
        <button>Хайх</button>
      </form>
      ${table(
        [["Дугаар", "title"], ["Огноо"], ["Хүлээн авагч"], ["Төлөв"], ["Нийт", "number"]],
        list.rows.map((row) => [
          html`<a href="/admin/orders/${encodeURIComponent(row.ordernumber)}">${row.ordernumber}</a>`,
          moment(row.created_at),
          `${row.name} ${row.phone}`,
          stateOf(row.status),
          money(row.total_amount),
        ]),
        "Ийм захиалга олдсонгүй.",
      )}
      ${pageLinks(list, "/admin/orders", { q: search, status })}`,
    { who, at: "/admin/orders" },
  );

/** What the buttons of an order say, by the state that they lead to. */
const MOVES: Record<string, string> = {
  paid: "Төлбөр орсон",
  expired: "Захиалгыг цуцлах",
  shipping: "Хүргэлтэнд гаргах",
  delivered: "Хүргэгдсэн",
};

/** What cannot be undone is said before it is done. */
const MOVES_NOTE = "Төлөв зөвхөн урагшаа явна, буцаах боломжгүй. Цуцлахад үлдэгдэл, бонус, купон буцна.";

/** One order with its lines, and the buttons that move it on. */
export function orderPage(
  { order, lines }: AdminOrderPage,
  who: string,
  news: { isStale?: boolean; isMoved?: boolean },
): Html {
  const moves = NEXT_STATES[order.status] ?? [];
  const facts: (readonly [string, string | null])[] = [
    ["Төлөв", stateOf(order.status)],
    ["Огноо", moment(order.created_at)],
    ["Төлбөрийн хэлбэр", order.payment],
    ["Төлбөрийн хугацаа", order.status === "pending" ? moment(order.expires_at) : null],
    ["Хүлээн авагч", `${order.name}${order.receiver_type === "company" ? ` (${order.register})` : ""}`],
    ["Утас", [order.phone, order.phone2].filter(Boolean).join(", ")],
    ["Имэйл", order.email],
    [
      "Хаяг",
      [order.district, order.khoroo === null ? "" : `${order.khoroo}-р хороо`, order.more_address]
        .filter(Boolean)
        .join(", "),
    ],
    ["Гурван үг", order.w3w],
  ];
  const sums: (readonly [string, number])[] = [
    ["Бараа", order.subtotal],
    ["Хямдрал", -order.discount],
    ["Купон", -order.coupon_amount],
    ["Бонус", -order.used_bonus],
    ["Хүргэлт", order.tax],
  ];
  return page(
    `Захиалга ${order.ordernumber}`,
    html`${news.isMoved ? goodNews("Төлөв өөрчлөгдлөө.") : ""}
      ${news.isStale ? badNews(html`<p><strong>Өөрчилсөнгүй.</strong> Хуудсыг нээснээс хойш захиалгын төлөв өөрчлөгдсөн. Одоогийн төлөв: ${stateOf(order.status)}.</p>`) : ""}
      <dl>${facts.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : ""))}</dl>
      ${
        moves.length === 0
          ? ""
          : html`<form method="post">
        <input type="hidden" name="from" value="${order.status}">
        <p class="mute">${MOVES_NOTE}</p>
        <p class="actions">${moves.map((to, place) => html`<button name="to" value="${to}"${place === 0 ? html` class="main"` : ""}>${MOVES[to] ?? to}</button>`)}</p>
      </form>`
      }
      ${table(
        [["Бараа", "title"], ["Код"], ["Тоо", "number"], ["Үнэ", "number"]],
        lines.map((line) => [
          html`<a href="/admin/products/${line.id}">${titleOf(line)}</a>`,
          line.sku,
          line.quantity,
          `${money(line.amount)}${line.discount > 0 ? ` −${line.discount}%` : ""}`,
        ]),
      )}
      <dl>${sums.map(([name, sum]) => (sum === 0 ? "" : html`<dt>${name}</dt><dd>${sum < 0 ? "−" : ""}${money(Math.abs(sum))}</dd>`))}
        <dt>Нийт</dt><dd><strong>${money(order.total_amount)}</strong></dd></dl>`,
    { who, at: "/admin/orders" },
  );
}

/** The log of changes. */
export const changesPage = (list: Paged<Change>, who: string): Html =>
  page(
    "Өөрчлөлт",
    html`${table(
      [["Хэзээ"], ["Хэн"], ["Юуг"], ["Талбар"], ["Өөрчлөлт"]],
      list.rows.map((row) => [
        moment(row.at),
        row.who,
        html`<a href="/admin/${row.kind}s/${encodeURIComponent(row.subject)}">${row.kind === "product" ? "Бараа" : "Захиалга"} ${row.subject}</a>`,
        FIELD_NAMES[row.field] ?? row.field,
        changeText(row),
      ]),
      "Одоогоор өөрчлөлт алга.",
    )}
      ${pageLinks(list, "/admin/changes", {})}`,
    { who, at: "/admin/changes" },
  );
