/** Calls of services other than the shop API: of sign-ins, and of places. */
import type { z } from "zod";
import { cappedText } from "./capped-body.ts";

/** Why a service's call failed; for the log. `detail` contains nothing of its reply. */
export class ServiceFault extends Error {
  override readonly name = "ServiceFault";
  constructor(
    readonly call: string,
    readonly reason: "timeout" | "reset" | "status" | "shape",
    readonly detail: string,
  ) {
    super(`${call}: ${reason} ${detail}`);
  }
}

interface Asked<Reply> {
  /** What the log calls it. */
  call: string;
  shape: z.ZodType<Reply>;
  /** The body included. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Asks once for JSON. Secrets belong into a header: addresses end up in logs.
 * @throws ServiceFault
 */
export async function askService<Reply>(
  address: string,
  { headers, ...init }: { method?: "POST"; headers: Record<string, string>; body?: string },
  { call, shape, timeoutMs, maxBytes }: Asked<Reply>,
): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs);
  let body: string | null;
  try {
    const response = await fetch(address, {
      ...init,
      headers: { Accept: "application/json", ...headers },
      // A redirect would take a secret elsewhere.
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFault(call, "status", String(response.status));
    }
    body = await cappedText(response, maxBytes);
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    if (signal.aborted) throw new ServiceFault(call, "timeout", `${timeoutMs} ms`);
    throw new ServiceFault(call, "reset", error instanceof Error ? error.name : "unknown");
  }
  if (body === null) throw new ServiceFault(call, "shape", `body over ${maxBytes / 1024} KB`);
  return parsed(call, shape, body);
}

function parsed<Reply>(call: string, shape: z.ZodType<Reply>, body: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ServiceFault(call, "shape", "no JSON");
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ServiceFault(call, "shape", issue ? `${issue.path.join(".")}: ${issue.code}` : "unknown");
}
