import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TestListener {
  server: Server;
  origin: string;
  /** Sends bytes as they are and returns all that comes back until the server closes or goes quiet for `quietMs`. */
  raw(bytes: string, quietMs?: number): Promise<string>;
}

/** A real socket for one test, closed when the test ends. For tests alone: no production file imports it. */
export async function listenForTest(handler: RequestListener): Promise<TestListener> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const raw = (bytes: string, quietMs = 300) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.setTimeout(quietMs, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString('utf8');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
      );
    });
  return { server, origin: `http://127.0.0.1:${port}`, raw };
}
