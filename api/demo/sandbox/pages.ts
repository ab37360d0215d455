import { html, raw } from "hono/html";

/** An order as the sandbox shows it. */
export interface SandboxOrder {
  ordernumber: string;
  status: string;
  total_amount: number;
  payment: string;
  created_at: string;
}

/** A mail as the outbox shows it. */
export interface SandboxMail {
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
  created_at: string;
}

/** The stylesheet of all sandbox pages. */
export const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:44rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
nav,.actions{display:flex;flex-wrap:wrap;gap:1rem}.people{display:grid;gap:.75rem}button{font:inherit;min-height:2.75rem}.body{white-space:pre-line}`;

/** The names of an order's states. */
const STATUS: Readonly<Record<string, string>> = {
  pending: "Төлбөр хүлээгдэж байгаа",
  paid: "Төлбөр төлөгдсөн",
  shipping: "Хүргэлтэнд гарсан",
  delivered: "Хүргэгдсэн",
  expired: "Цуцлагдсан",
};

/** A sum in whole tugrik. */
const money = (amount: number): string => `${grouped(amount)}₮`;

/** A whole number with its thousands separated. */
const grouped = (amount: number): string => String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, ",");

const LOCAL_HOURS = 8;

/** A time on Ulaanbaatar's clock (UTC+8 all year round), to the minute: `2026-12-31 18:00`. */
const moment = (iso: string): string =>
  new Date(Date.parse(iso) + LOCAL_HOURS * 3_600_000).toISOString().slice(0, 16).replace("T", " ");

const SANDBOX = "Туршилтын орчин";

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="mn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title === SANDBOX ? title : `${title} – ${SANDBOX}`}</title>
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body>
    <nav aria-label="${SANDBOX}">
      <a href="/sandbox">${SANDBOX}</a><a href="/sandbox/outbox">Илгээсэн захидал</a>
    </nav>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;

const siteLink = (site: string | undefined, path: string, text: string) =>
  site === undefined ? "" : html`<p><a href="${new URL(path, site).href}">${text}</a></p>`;

/** The sandbox's start page, with the orders that wait for payment. */
export const sandboxIndex = (orders: readonly SandboxOrder[], site: string | undefined) =>
  page(
    SANDBOX,
    html`<p>Энд жинхэнэ имэйл илгээгдэхгүй, жинхэнэ мөнгө шилжихгүй. Дэлгүүрийн илгээх байсан захидал, банкны хийх байсан үйлдэл энэ хуудсуудад харагдана.</p>
      ${siteLink(site, "/", "Дэлгүүр рүү очих")}
      <h2>Төлбөр хүлээж буй захиалга</h2>
      ${
        orders.length === 0
          ? html`<p class="mute">Одоогоор алга.</p>`
          : orders.map(
              (order) => html`<div class="card">
        <h2><a href="/sandbox/bank/${order.ordernumber}">${order.ordernumber}</a></h2>
        <p>${money(order.total_amount)} <span class="mute">· ${order.payment} · ${moment(order.created_at)}</span></p>
      </div>`,
            )
      }`,
  );

/** The mails that would have been sent, newest first, with their links. */
export const outboxPage = (mails: readonly SandboxMail[]) =>
  page(
    "Илгээсэн захидал",
    mails.length === 0
      ? html`<p class="mute">Захидал алга. Бүртгүүлэх эсвэл нууц үг сэргээх үед захидал энд ирнэ.</p>`
      : html`${mails.map(
          (mail) => html`<article class="card">
      <h2>${mail.subject}</h2>
      <p class="mute">${mail.recipient} · ${moment(mail.created_at)}</p>
      <p class="body">${mail.body}</p>
      ${mail.link === null ? "" : html`<p><a href="${mail.link}">Имэйл хаягаа баталгаажуулах</a></p>`}
    </article>`,
        )}`,
  );

/** The bank's side of an order: what is to pay, and the two ways it can end. */
export const bankPage = (order: SandboxOrder, site: string | undefined) =>
  page(
    "Төлбөрийн хуудас",
    html`<p class="amount">${money(order.total_amount)}</p>
      <dl>
        <dt>Гүйлгээний утга</dt><dd>${order.ordernumber}</dd>
        <dt>Төлбөрийн хэлбэр</dt><dd>${order.payment}</dd>
        <dt>Үүсгэсэн огноо</dt><dd>${moment(order.created_at)}</dd>
        <dt>Төлөв</dt><dd><strong>${STATUS[order.status] ?? order.status}</strong></dd>
      </dl>
      ${
        order.status === "pending"
          ? html`<form method="post" class="actions">
        <button class="main" name="what" value="pay">Төлөх</button>
        <button name="what" value="expire">Хугацааг дуусгах</button>
      </form>`
          : raw("")
      }
      ${siteLink(site, `/show-order/${encodeURIComponent(order.ordernumber)}`, "Захиалгын хуудас руу буцах")}`,
  );

/** A person whom the sandbox's provider knows. */
export interface SandboxPerson {
  id: string;
  name: string;
  /** A description of the person, for whoever tries the shop. */
  about: string;
}

/** The provider's question: who signs in, or nobody. */
export const consentPage = (people: readonly SandboxPerson[], asked: Record<string, string>) =>
  page(
    "Facebook",
    html`<p>Дэлгүүр таны нэр, имэйл хаяг, зургийг асууж байна. Энэ бол жинхэнэ Facebook биш: хэнээр нэвтрэхээ сонгоно уу.</p>
      <form method="post" action="/sandbox/facebook" class="people">
        ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${people.map(
          ({ id, name, about }) =>
            html`<button name="person" value="${id}"><strong>${name}</strong> <span class="mute">${about}</span></button>`,
        )}
        <button name="person" value="">Татгалзах</button>
      </form>`,
  );

/** For a question that no shop of ours asks. */
export const wrongQuestionPage = () =>
  page("Хүсэлт буруу байна", html`<p>Дэлгүүрийн нэвтрэх хуудаснаас дахин эхлүүлнэ үү.</p>`);

/** For an order number that does not exist. */
export const missingPage = () => page("Захиалга олдсонгүй", html`<p>Ийм дугаартай захиалга алга байна.</p>`);
