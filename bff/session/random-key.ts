import { base64url } from "jose";

/** @returns 128 random bits as 22 characters of base64url: a session's id, an order form's key */
export const randomKey = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
