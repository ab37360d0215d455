import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Api } from "../env.ts";
import { isSecond } from "../generation.ts";
import { callersOnly, customersOnly } from "../http/auth.ts";
import { readBody, wireText } from "../http/body.ts";
import { type Row, rowsOf } from "../queries/rows.ts";
import {
  confirmEmail,
  pictureAddress,
  registerUser,
  replacePassword,
  signIn,
  socialUser,
  USER_FIELDS,
} from "../queries/users.ts";
import { hashPassword } from "../security/password.ts";
import { signToken } from "../security/token.ts";

const SUCCESS = { result: "success" } as const;

/** Bounds the hashing time of long passwords. */
const password = z.string().min(1).max(200);
const email = wireText(254).transform((address) => address.toLowerCase());

/** Accounts (docs/api.md, section 4). */
export const user = new Hono<Api>();

/** This API's address for browsers: as configured, else that of the request. */
const hostOf = (context: Context<Api>) => context.get("settings").SANDBOX_ORIGIN ?? new URL(context.req.url).origin;

const signedIn = async (context: Context<Api>, userId: number) => {
  const row = await context.env.DB.prepare(`SELECT ${USER_FIELDS} FROM user WHERE id = ?`).bind(userId).first<Row>();
  return context.json({
    ...SUCCESS,
    data: { ...row, img: pictureAddress(row?.img, hostOf(context)) },
    token: await signToken(userId, context.get("settings").API_TOKEN_SECRET),
    status: 200,
  });
};

const refusedSignIn = (context: Context<Api>, data: string) => context.json({ result: "fail", data, status: 400 });

user.post("/register", async (context) => {
  const body = await readBody(
    context,
    z.object({
      user: z.object({ name: wireText(200), email, password, rePassword: z.string().nullish(), phone: wireText(40) }),
    }),
  );
  const made = await registerUser(context.env.DB, body.user, hostOf(context));
  return context.json({ result: made ? "success" : "failed" });
});

/** Whether a mail program or a browser only looks at a link; `Purpose` and `X-Moz` are older than the standard. */
const isLookedAt = ({ req }: Context<Api>) =>
  req.method === "HEAD" || ["Sec-Purpose", "Purpose", "X-Moz"].some((name) => req.header(name)?.includes("prefetch"));

user.get("/verify-email", async (context) => {
  // An error: a browser would show what it has prefetched in place of following the link.
  if (isLookedAt(context)) return context.body(null, 503, { "Cache-Control": "no-store" });
  const confirmed = await confirmEmail(context.env.DB, context.req.query("token") ?? "");
  const site = context.get("settings").SITE_ORIGIN ?? new URL(context.req.url).origin;
  return context.redirect(new URL(confirmed ? "/login?sms=1" : "/404", site).href);
});

user.post("/login", async (context) => {
  const body = await readBody(context, z.object({ email, password: z.string().max(200) }));
  const outcome = await signIn(context.env.DB, body.email, body.password, hostOf(context));
  if ("id" in outcome) return signedIn(context, outcome.id);
  return refusedSignIn(
    context,
    outcome.refused === "unconfirmed"
      ? "Баталгаажуулаагүй хаяг байна. И-Мэйл хаягаа шалгана уу!"
      : "Хэрэглэгчийн нэр эсвэл нууц үг буруу",
  );
});

/**
 * Trusts the posted profile, as the existing API does: a caller can sign in as anybody. So it is only for a backend
 * that has verified the profile with the provider and sends the shared secret.
 */
user.post("/facebook-login", callersOnly, async (context) => {
  const body = await readBody(
    context,
    z.object({
      user: z.object({
        id: z.coerce.string().min(1).max(100),
        name: wireText(200),
        email: email.optional().transform((address) => (address === "" ? undefined : address)),
        picture: z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
      }),
    }),
  );
  const { picture, ...profile } = body.user;
  return signedIn(context, await socialUser(context.env.DB, { ...profile, picture: picture.data.url }));
});

user.post("/forgot-password", async (context) => {
  const body = await readBody(context, z.object({ email }));
  const replaced = await replacePassword(context.env.DB, body.email);
  return context.json(
    replaced
      ? { ...SUCCESS, data: "Нууц үг амжилттай шинэчлэгдлээ. И-мэйл хаягаа шалгана уу" }
      : { result: "failed", data: "Уучлаарай. Энэ и-мэйл хаяг нь бүртгэлгүй байна" },
  );
});

user.post("/my-info", customersOnly, async (context) => {
  const { DB } = context.env;
  const id = context.get("userId");
  const results = await DB.batch<Row>([
    DB.prepare(`SELECT ${USER_FIELDS} FROM user WHERE id = ?`).bind(id),
    DB.prepare(
      `SELECT p.id, p.name, p.model, p.image, p.color_name, p.sale_price FROM favourite f
       JOIN product_card p ON p.id = f.product_id WHERE f.user_id = ? ORDER BY f.created_at, p.id`,
    ).bind(id),
    DB.prepare(
      `SELECT id, ordernumber, created_at, expires_at AS end_at, status, total_amount, tax, discount, add_bonus, used_bonus, payment, coupon,
         w3w, receiver_type AS receiver, QRCode, enable_is
       FROM orders WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT 5`,
    ).bind(id),
  ]);
  return context.json({
    info: rowsOf(results, 0).map((row) => ({ ...row, img: pictureAddress(row.img, hostOf(context)) })),
    save: rowsOf(results, 1),
    order: rowsOf(results, 2),
  });
});

user.post("/update-info", customersOnly, async (context) => {
  const { info } = await readBody(
    context,
    z.object({ info: z.object({ name: wireText(200), phone: wireText(40), email, phone2: wireText(40) }) }),
  );
  // The original lets two customers share an e-mail, after which sign-in is ambiguous: refused here. The second
  // generation answers success as the original does, and changes nothing.
  const { meta } = await context.env.DB.prepare(
    `UPDATE user SET name = ?1, phone = ?2, email = coalesce(nullif(?3, ''), email), phone2 = ?4
     WHERE id = ?5 AND NOT EXISTS (SELECT 1 FROM user other WHERE other.email = ?3 AND other.id <> ?5)`,
  )
    .bind(info.name, info.phone, info.email, info.phone2, context.get("userId"))
    .run();
  return context.json(
    meta.changes > 0 || isSecond(context)
      ? SUCCESS
      : { result: "failed", data: "Уучлаарай. Бүртгэлтэй имэйл хаяг байна." },
  );
});

user.post("/change-password", customersOnly, async (context) => {
  const body = await readBody(context, z.object({ password }));
  await context.env.DB.prepare("UPDATE user SET password = ? WHERE id = ?")
    .bind(await hashPassword(body.password), context.get("userId"))
    .run();
  return context.json(SUCCESS);
});
