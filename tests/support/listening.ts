/** A server of a test's own. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts it on this machine, at a free port. Its client alone closes connections, which it may use again at any time. */
export async function listening(handler: RequestListener): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(handler);
  // Clients that time out are what many tests are about.
  server.on("clientError", (_, socket) => socket.destroy());
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
