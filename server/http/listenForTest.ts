import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A listening server and how to reach it. */
export interface TestListener {
  server: Server;
  origin: string;
  /** Sends bytes unchanged and resolves with all that is returned until the server closes or is silent for `quietMs` milliseconds. */
  raw(bytes: string, quietMs?: number): Promise<string>;
}

/** Opens a real socket for one test, closed when the test ends. No production file imports it. */
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
