/** The line between storefront and API, which can be cut: connections are refused, or taken and never answered. */
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "#scripts/free-port.mjs";

export interface ApiLine {
  /** What the storefront takes for its API. */
  origin: string;
  /** Where the API is; before that nothing is passed on. */
  leadTo(origin: string): void;
  /** Passes everything on. */
  open(): Promise<void>;
  /** Refuses every connection, and breaks those that are open. */
  refuse(): Promise<void>;
  /** Takes every connection and says nothing, also on those that are open. */
  hang(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a line on 127.0.0.1, which is open. */
export async function startApiLine(): Promise<ApiLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let to: URL | undefined;
  let isSilent = false;
  const known = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Either side may go at any time.
    socket.on("error", () => socket.destroy());
    return socket;
  };
  const server = createServer((socket) => {
    known(socket);
    if (isSilent || !to) return;
    const api = known(connect(Number(to.port), to.hostname));
    api.on("close", () => socket.destroy());
    socket.on("close", () => api.destroy());
    socket.pipe(api).pipe(socket);
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    const closed = new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    leadTo: (origin) => {
      to = new URL(origin);
    },
    open: async () => {
      isSilent = false;
      await close();
      await listen();
    },
    refuse: close,
    hang: async () => {
      isSilent = true;
      await close();
      await listen();
    },
    stop: close,
  };
}
