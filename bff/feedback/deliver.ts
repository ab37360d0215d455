/** Posts feedback to the address that the shop's owner has configured (`FEEDBACK_URL`). */
import { log } from "../log.ts";

/** Timeout in milliseconds; the shopper waits for it. */
const TIMEOUT_MS = 8_000;

export interface FeedbackMessage {
  /** The same for each attempt to deliver the same form, so that the recipient can recognise a repetition. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The whole message, as chats print it. */
  text: string;
}

/**
 * Posts the message as JSON. Anything but a success status within the timeout is a failure; the response body is not
 * read.
 * @returns whether it was taken
 */
export async function deliver(url: string, message: FeedbackMessage): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": message.id },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) log("error", "feedback-fault", { reason: "status", status: response.status });
    return response.ok;
  } catch (error) {
    // Logs neither the address, which may hold a secret, nor the text.
    log("error", "feedback-fault", { reason: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}
