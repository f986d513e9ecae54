import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

interface Answered {
  status: number;
  headers: Headers;
  body: string;
}

export interface FaultyUpstream {
  url: string;
  close(): Promise<void>;
}

/** Of the upstream's own connection, and of a body that may be changed. */
const OF_CONNECTION = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

/** A proxy to an upstream that changes request paths or answers as a test asks. */
export async function startFaultyUpstream(
  upstream: string,
  fault: {
    ask?: (address: string) => string;
    isPacked?: boolean;
    /** Milliseconds until an address is answered. */
    delay?: (address: string) => number;
    /** `cookie`: the Cookie header of the request. */
    answer?: (address: string, answered: Answered, cookie: string) => Partial<Answered>;
  },
): Promise<FaultyUpstream> {
  const server = createServer(async (req, res) => {
    const { url = '/', method = 'GET', headers } = req;
    const { cookie = '', 'content-type': type } = headers;
    await wait(fault.delay?.(url) ?? 0);
    const sent = method === 'GET' ? null : await buffer(req);
    const answer = await fetch(upstream + (fault.ask?.(url) ?? url), {
      method,
      headers: { cookie, ...(type === undefined ? {} : { 'content-type': type }) },
      body: sent,
    });
    const given = { status: answer.status, headers: answer.headers, body: await answer.text() };
    const { status, headers: answered, body } = { ...given, ...fault.answer?.(url, given, cookie) };
    for (const [name, value] of answered) if (!OF_CONNECTION.has(name)) res.appendHeader(name, value);
    if (fault.isPacked) res.setHeader('content-encoding', 'gzip');
    res.writeHead(status).end(fault.isPacked ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
