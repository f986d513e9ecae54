import { createServer } from 'node:net';

/** Below the system's ephemeral ports, so that no other process gets the port before the site listens. */
const FIRST = 20_000;
const COUNT = 10_000;

/** Finds a free port, for a site that must know its address before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
