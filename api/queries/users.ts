import * as brand from "#app/brand.ts";
import { hashPassword, passwordMatches, randomPassword } from "../security/password.ts";
import { mailStatement } from "./mail.ts";

/** Points that every new customer starts with (rule T8). */
const WELCOME_BONUS = 2_020;

/** A customer as login and my-info return it: without the password's hash. */
export const USER_FIELDS =
  "id, name, email, nullif(phone, '') AS phone, nullif(phone2, '') AS phone2, bonus, img, district, khoroo, more_address";

/** The address of a user's picture: a file of ours by name, or the whole address that a social account brought. */
export const pictureAddress = (img: unknown, host: string) => new URL(String(img), `${host}/images/user/`).href;

/** A new secret for a link, and its stored digest. */
async function newConfirmation(): Promise<{ token: string; hash: string }> {
  const token = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { token, hash: await hashOf(token) };
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The statements that mail a confirmation link to the owner of an address.
 * @param host where this API is reached by a browser
 */
async function confirmationMail(database: D1Database, email: string, host: string): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newConfirmation();
  return [
    database
      .prepare("INSERT INTO email_confirmation (token_hash, user_id) SELECT ?, id FROM user WHERE email = ?")
      .bind(hash, email),
    mailStatement(database, {
      recipient: email,
      subject: "Имэйл хаягаа баталгаажуулна уу",
      body: `${brand.name} дэлгүүрт бүртгүүлсэнд баярлалаа. Доорх холбоосоор орж имэйл хаягаа баталгаажуулснаар нэвтрэх боломжтой болно.`,
      link: `${host}/api/user/verify-email?token=${token}`,
    }),
  ];
}

/** What register takes. The e-mail is in lower case. */
export interface Registration {
  name: string;
  email: string;
  password: string;
  phone: string;
}

/**
 * Makes an unconfirmed account and mails its confirmation link.
 * @returns false when the e-mail is taken
 */
export async function registerUser(database: D1Database, registration: Registration, host: string): Promise<boolean> {
  const { name, email, phone } = registration;
  const taken = await database.prepare("SELECT 1 AS taken FROM user WHERE email = ?").bind(email).first();
  if (taken !== null) return false;
  try {
    await database.batch([
      database
        .prepare("INSERT INTO user (name, email, password, phone, bonus) VALUES (?, ?, ?, ?, ?)")
        .bind(name, email, await hashPassword(registration.password), phone, WELCOME_BONUS),
      ...(await confirmationMail(database, email, host)),
    ]);
    return true;
  } catch (error) {
    // Two concurrent registrations: the later one finds the address taken.
    if (error instanceof Error && error.message.includes("UNIQUE constraint failed: user.email")) return false;
    throw error;
  }
}

/** Marks the address confirmed that a link was mailed to; false for a token that is not (or no longer) known. */
export async function confirmEmail(database: D1Database, token: string): Promise<boolean> {
  const hash = await hashOf(token);
  const [confirmed] = await database.batch([
    database
      .prepare(
        "UPDATE user SET verified = 'true' WHERE id = (SELECT user_id FROM email_confirmation WHERE token_hash = ?)",
      )
      .bind(hash),
    database.prepare("DELETE FROM email_confirmation WHERE token_hash = ?").bind(hash),
  ]);
  return (confirmed?.meta.changes ?? 0) > 0;
}

/** The result of signing in: a customer's id, or the reason against it. */
export type SignIn = { id: number } | { refused: "credentials" | "unconfirmed" };

/** Checks e-mail and password; an unconfirmed customer is refused and gets a new link. */
export async function signIn(database: D1Database, email: string, password: string, host: string): Promise<SignIn> {
  const user = await database
    .prepare("SELECT id, password, verified FROM user WHERE email = ?")
    .bind(email)
    .first<{ id: number; password: string | null; verified: string }>();
  const matches = await passwordMatches(password, user?.password ?? null);
  if (user === null || !matches) return { refused: "credentials" };
  if (user.verified === "true") return { id: user.id };
  await database.batch(await confirmationMail(database, email, host));
  return { refused: "unconfirmed" };
}

/** A social account's profile, as the provider gives it (docs/api.md, section 4). */
export interface SocialProfile {
  id: string;
  name: string;
  email: string | undefined;
  picture: string;
}

/** The customer of a social account: known by its id, linked by e-mail, or made (confirmed, with the welcome bonus). */
export async function socialUser(database: D1Database, profile: SocialProfile): Promise<number> {
  const email = profile.email ?? null;
  const results = await database.batch<{ id: number }>([
    database
      .prepare(
        `UPDATE user SET facebook_id = ?1, verified = 'true' WHERE email = ?2 AND facebook_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM user other WHERE other.facebook_id = ?1)`,
      )
      .bind(profile.id, email),
    database
      .prepare(
        `INSERT INTO user (name, email, facebook_id, img, verified, bonus)
         SELECT ?3, CASE WHEN EXISTS (SELECT 1 FROM user WHERE email = ?2) THEN NULL ELSE ?2 END, ?1, ?4, 'true', ?5
         WHERE NOT EXISTS (SELECT 1 FROM user WHERE facebook_id = ?1)`,
      )
      .bind(profile.id, email, profile.name, profile.picture, WELCOME_BONUS),
    database.prepare("SELECT id FROM user WHERE facebook_id = ?").bind(profile.id),
  ]);
  const id = results[2]?.results[0]?.id;
  if (id === undefined) throw new Error("the social account could not be created");
  return id;
}

/** Replaces a forgotten password by a random one and mails it; false when nobody has the address. */
export async function replacePassword(database: D1Database, email: string): Promise<boolean> {
  const password = randomPassword();
  const known = await database.prepare("SELECT id FROM user WHERE email = ?").bind(email).first<number>("id");
  const hash = await hashPassword(password);
  if (known === null) return false;
  await database.batch([
    database.prepare("UPDATE user SET password = ? WHERE id = ?").bind(hash, known),
    mailStatement(database, {
      recipient: email,
      subject: "Таны шинэ нууц үг",
      body: `Таны шинэ нууц үг: ${password}\nНэвтэрсний дараа «Хувийн мэдээлэл» хэсгээс нууц үгээ солино уу.`,
    }),
  ]);
  return true;
}
