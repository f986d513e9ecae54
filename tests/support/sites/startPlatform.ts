import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the fake platform received. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  rawHeaders: string[];
  body: string;
}

/** A running fake platform. */
export interface FakePlatform {
  url: string;
  /** Every completely received request, in order. */
  received: Received[];
  /** Answers the next requests; by default with an envelope with `data: 1`. */
  answer: (req: IncomingMessage, res: ServerResponse, received: Received) => void;
  /** Called before the body is read. */
  onHead: (req: IncomingMessage) => void;
  close(): Promise<void>;
}

const envelope: FakePlatform['answer'] = (_req, res) =>
  void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');

/** Starts a platform whose answers a test sets, for answers that the sandbox never gives. */
export async function startPlatform(): Promise<FakePlatform> {
  const server = createServer((req, res) => {
    // Look-ups of redirects by the site are not recorded.
    if (req.url?.startsWith('/redirect')) return void res.end('{"data":null}');
    platform.onHead(req);
    text(req).then(
      (body) => {
        const { method = '', url = '', headers, rawHeaders } = req;
        const received = { method, url, headers, rawHeaders, body };
        platform.received.push(received);
        platform.answer(req, res, received);
      },
      () => {},
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: envelope,
    onHead: () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return platform;
}
