import { connect, type Socket } from 'node:net';

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  elapsed: number;
  p50: number;
  p99: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * One closed-loop run against an address of this machine: keep-alive connections, each with one request under way.
 * Reads no more of an answer than its status and where it ends: a load generator that parses 200 kB a request would
 * measure itself. Bounded in time; fails on any answer that is not 200.
 */
export async function runLoad(
  url: string,
  { seconds = 4, connections = 32 }: { seconds?: number; connections?: number } = {},
): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html,application/json\r\n\r\n`;
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => visit(connect(Number(port), hostname))));
  const elapsed = performance.now() - startedAt;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const requests = times.length;
  return { requests, requestsPerSecond: (requests / elapsed) * 1000, elapsed, p50: quantile(0.5), p99: quantile(0.99) };

  function visit(socket: Socket): Promise<void> {
    socket.setNoDelay(true);
    return new Promise((resolve, reject) => {
      let sentAt = 0;
      /** Bytes of the body still to come; undefined: chunked, ends with the last chunk. */
      let left: number | undefined = 0;
      let head: Buffer = Buffer.alloc(0);
      let tail: Buffer = Buffer.alloc(0);
      let inBody = false;
      const send = (): void => {
        if (performance.now() >= endsAt) {
          socket.destroy();
          return resolve();
        }
        sentAt = performance.now();
        inBody = false;
        head = Buffer.alloc(0);
        socket.write(request);
      };
      const done = (): void => {
        times.push(performance.now() - sentAt);
        send();
      };
      const readBody = (chunk: Buffer): void => {
        if (left === undefined) {
          tail = Buffer.concat([tail, chunk.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
          if (tail.equals(LAST_CHUNK)) done();
        } else {
          left -= chunk.length;
          if (left === 0) done();
          else if (left < 0) reject(new Error(`${url}: more bytes than announced`));
        }
      };
      socket.on('data', (chunk: Buffer) => {
        if (inBody) return readBody(chunk);
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200 ')) return reject(new Error(`${url}: ${text.slice(0, 40)}`));
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
        left = length === undefined ? undefined : Number(length);
        tail = Buffer.alloc(0);
        inBody = true;
        readBody(head.subarray(end + HEAD_END.length));
      });
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url}: the server closed the connection`)));
    });
  }
}
