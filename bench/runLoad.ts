import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadRequest {
  url: string;
  method?: 'GET' | 'POST';
  /** Headers of the nth request, so that visitors can differ. */
  headers?: (n: number) => Record<string, string>;
  /** Path and query of the nth request, instead of those of `url`. */
  path?: (n: number) => string;
  body?: Buffer;
}

export interface LoadOptions {
  seconds?: number;
  connections?: number;
  /** Requests per second, spread over free connections; without it each connection sends the next request at once. */
  rate?: number | undefined;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  elapsed: number;
  p50: number;
  p99: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const READ = 64 * 1024;
/** Milliseconds without a byte after which a run fails. */
const SILENCE = 15_000;
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * One run against a URL of this machine: keep-alive connections, each with one request at a time. Reads only the status and
 * the end of an answer: a load generator that parses 200 kB per request would measure itself.
 * Bounded in time; fails on any answer that is not 200.
 *
 * At a fixed rate a request is timed from the moment it was due, even if no connection was free: otherwise a pause of the server
 * would hide the requests it delayed. The clock is polled continuously, because timers have millisecond resolution and would
 * send requests in bursts that wait for each other.
 */
export async function runLoad(
  { url, method = 'GET', headers = () => ({}), path, body }: LoadRequest,
  { seconds = 4, connections = 32, rate }: LoadOptions = {},
): Promise<LoadResult> {
  const { hostname, port, host, pathname, search } = new URL(url);
  let count = 0;
  const isConstant = !path && headers.length === 0;
  let constant: string | undefined;
  const headOf = (): string => (isConstant ? (constant ??= headOfNth(0)) : headOfNth(count++));
  const headOfNth = (n: number) => {
    const lines = Object.entries(headers(n)).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body ? `Content-Length: ${body.length}\r\n` : '';
    const target = path?.(n) ?? pathname + search;
    return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html,application/json\r\n${length}${lines.join('')}\r\n`;
  };
  const times: number[] = [];
  let startedAt = performance.now();
  let endsAt = startedAt + seconds * 1000;
  const interval = rate === undefined ? 0 : 1000 / rate;
  /** Queue of idle connections; each is called with the due time of its next request. */
  const free: ((due: number) => void)[] = [];
  const over = Promise.all(Array.from({ length: connections }, visit));
  if (rate !== undefined) {
    // Connect first: waiting for a connection would count as slowness of the server.
    while (free.length < connections) await Promise.race([over, sleep(1)]);
    startedAt = performance.now();
    endsAt = startedAt + seconds * 1000;
    pace(startedAt);
  } else stayAwake();
  await over;
  const elapsed = performance.now() - startedAt;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const requests = times.length;
  return { requests, requestsPerSecond: (requests / elapsed) * 1000, elapsed, p50: quantile(0.5), p99: quantile(0.99) };

  /** Keeps the event loop busy: a sleeping generator would add its wake-up time to answers, more of them for a slower server. */
  function stayAwake(): void {
    if (performance.now() < endsAt) setImmediate(stayAwake);
  }

  function pace(due: number): void {
    const now = performance.now();
    while (due <= now && free.length > 0) {
      free.shift()?.(due);
      due += interval;
    }
    if (now < endsAt) setImmediate(pace, due);
    else for (const end of free.splice(0)) end(now);
  }

  function visit(): Promise<void> {
    return new Promise((resolve, reject) => {
      // One buffer for all reads: new ones would add garbage collection to the tail.
      const socket = connect({
        port: Number(port),
        host: hostname,
        noDelay: true,
        onread: {
          buffer: Buffer.alloc(READ),
          callback: (length, bytes) => {
            read(Buffer.from(bytes.buffer, bytes.byteOffset, length));
            return true;
          },
        },
      });
      let sentAt = 0;
      /** Remaining bytes of the body; undefined: chunked, ends with the last chunk. */
      let remaining: number | undefined = 0;
      let head: Buffer = Buffer.alloc(0);
      let tail: Buffer = Buffer.alloc(0);
      let inBody = false;
      const send = (from: number): void => {
        sentAt = from;
        inBody = false;
        head = Buffer.alloc(0);
        socket.write(headOf());
        if (body) socket.write(body);
      };
      const next = (): void => {
        if (performance.now() >= endsAt) {
          socket.destroy();
          return resolve();
        }
        if (rate === undefined) send(performance.now());
        else free.push(ask);
      };
      const ask = (due: number): void => (due >= endsAt ? next() : send(due));
      const done = (): void => {
        times.push(performance.now() - sentAt);
        next();
      };
      const readBody = (chunk: Buffer): void => {
        if (remaining === undefined) {
          tail = Buffer.concat([tail, chunk.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
          if (tail.equals(LAST_CHUNK)) done();
        } else {
          remaining -= chunk.length;
          if (remaining === 0) done();
          else if (remaining < 0) reject(new Error(`${url}: more bytes than announced`));
        }
      };
      const read = (chunk: Buffer): void => {
        if (inBody) return readBody(chunk);
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end === -1) {
          if (head === chunk) head = Buffer.from(chunk);
          return;
        }
        const status = head.toString('latin1', 0, 13);
        if (status !== 'HTTP/1.1 200 ') return reject(new Error(`${url}: ${status}`));
        remaining = lengthIn(head, end);
        tail = Buffer.alloc(0);
        inBody = true;
        readBody(head.subarray(end + HEAD_END.length));
      };
      // Data goes to the callback above, but only a flowing stream emits its end.
      socket.resume();
      socket.setTimeout(SILENCE, () => reject(new Error(`${url}: no answer within ${SILENCE} ms`)));
      socket.on('connect', next);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url}: the server closed the connection`)));
    });
  }
}

/** Content-Length; undefined if chunked. Node writes the name in one of two spellings. */
function lengthIn(head: Buffer, end: number): number | undefined {
  for (const name of ['\r\nContent-Length: ', '\r\ncontent-length: ']) {
    const index = head.indexOf(name, 0, 'latin1');
    if (index !== -1 && index < end)
      return Number.parseInt(head.toString('latin1', index + name.length, index + name.length + 12), 10);
  }
  return undefined;
}
