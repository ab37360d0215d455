/** An https address before a plain one: for what refuses to talk otherwise. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface HttpsOrigin {
  origin: string;
  /** The certificate's file: who trusts it may talk to the origin. */
  certificate: string;
  /** Holds the answers to an address until the returned function is called; `held` counts them. */
  hold(path: string): { held: () => number; release: () => void };
  stop(): void;
}

/** Starts it on `localhost`. @param origin where everything is handed to */
export async function startHttpsOrigin(origin: string): Promise<HttpsOrigin> {
  const folder = mkdtempSync(join(tmpdir(), "och-https-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
    ],
    { stdio: "pipe" },
  );
  const waiting = new Map<string, (() => void)[]>();
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate), keepAliveTimeout: 0 },
    (request, response) => {
      const { method, headers } = request;
      const passed = httpRequest(new URL(request.url ?? "/", origin), { method, headers, agent: false });
      passed.on("error", () => response.destroy());
      passed.on("response", (answer) => {
        const hand = () => {
          response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
          answer.pipe(response);
        };
        const held = waiting.get(new URL(request.url ?? "/", origin).pathname);
        if (held) held.push(hand);
        else hand();
      });
      request.pipe(passed);
    },
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    hold: (path) => {
      const held: (() => void)[] = [];
      waiting.set(path, held);
      return {
        held: () => held.length,
        release: () => {
          waiting.delete(path);
          for (const hand of held) hand();
        },
      };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
