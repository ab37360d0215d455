import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const keyOf = (secret: string) => new TextEncoder().encode(secret);
const claims = z.object({ id: z.number().int().positive() });

/** A customer's token: HS256, carrying the user id and nothing else, without expiry (docs/api.md, section 1). */
export function signToken(userId: number, secret: string): Promise<string> {
  return new SignJWT({ id: userId }).setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(keyOf(secret));
}

/** The user id that a token carries, or null when it was not signed by us. */
export async function readToken(token: string, secret: string): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"] });
    const parsed = claims.safeParse(payload);
    return parsed.success ? parsed.data.id : null;
  } catch {
    return null;
  }
}
