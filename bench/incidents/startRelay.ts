import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  url: string;
  /** Refuses new connections and cuts the existing ones until `open`. */
  shut(): Promise<void>;
  /** Cuts the existing connections; new ones are accepted. */
  cut(): void;
  /** Accepts connections again, on the same port. */
  open(): Promise<void>;
}

/** A TCP relay to an upstream that can be cut. */
export async function startRelay(upstream: string): Promise<Relay> {
  const { hostname, port: to } = new URL(upstream);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    shut: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        cut();
      }),
    async open() {
      if (!server.listening) await listen(port);
    },
  };
}
