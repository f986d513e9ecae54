import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serverLimits } from '#server/http/limits/serverLimits.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import type { UpstreamCall } from '#server/http/trace/RequestTrace.ts';
import { uploadsProxy } from './uploadsProxy.ts';

interface UpstreamRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A content service and the site in front of it, both on real sockets. `base` is a path of the service's address. */
async function setUp(answer: RequestListener, { base = '', idle = 4_000, trusts = false } = {}) {
  const requests: UpstreamRequest[] = [];
  const observe = vi.fn();
  const onFailure = vi.fn();
  const service = createServer((req, res) => {
    requests.push({ method: req.method, url: req.url, headers: req.headers });
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const uploads = uploadsProxy({
    url: `http://127.0.0.1:${portOf(service)}${base}`,
    idle,
    connections: 4,
    slowReaders: { perVisitor: 2, grace: 20, ahead: 100_000 },
    observe,
    onFailure,
  });
  const onError = vi.fn();
  const traces: UpstreamCall[][] = [];
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: trusts && ['loopback'] }), (_req, res, next) => {
    traces.push(contextOf(res).calls);
    next();
  });
  app.get('/uploads/{*path}', uploads);
  app.use(((error, _req, res, _next) => {
    onError(error);
    res.destroy();
  }) satisfies express.ErrorRequestHandler);
  const site = createServer(serverLimits.options, app).listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => {
    uploads.close();
    site.close().closeAllConnections();
    service.close().closeAllConnections();
    expect(onError).not.toHaveBeenCalled();
  });
  return { requests, service, site, observe, onFailure, traces, get: (path: string) => supertest(site).get(path) };
}

/** Sends raw bytes to the site and returns all that it answers until the connection ends. */
async function sendRaw(site: Server, bytes: string): Promise<string> {
  const socket = connect(portOf(site), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test('uploadsProxy, for a picture, passes the file on, cacheable for a year and unable to act as the site', async () => {
  const { get, requests } = await setUp((_req, res) => {
    res.writeHead(200, { 'content-type': 'image/svg+xml', 'set-cookie': 'a=1', server: 'x' }).end('<svg></svg>');
  });
  const answer = await get('/uploads/logo_a1.svg?v=1');
  expect(answer.status).toBe(200);
  expect(String(answer.body)).toBe('<svg></svg>');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('server');
  expect(requests[0]?.url).toBe('/uploads/logo_a1.svg');
});

test.each(['/uploads/logo_a1.svg', '/uploads/logo_a1.svg?w=1', '/uploads/logo_a1.svg?v='])(
  'a picture asked for as %s, without the time of its last change, is kept for a day: an editor may replace it',
  async (path) => {
    const { get } = await setUp(
      (_req, res) => void res.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    );
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  },
);

test('uploadsProxy, for a service address with a path, puts the path in front', async () => {
  const { get, requests } = await setUp((_req, res) => void res.end('x'), { base: '/cms' });
  await get('/uploads/a/b.png').expect(200);
  expect(requests[0]?.url).toBe('/cms/uploads/a/b.png');
});

test('uploadsProxy, whatever headers a visitor sends, passes on the four of conditions and ranges', async () => {
  const { site, requests } = await setUp((_req, res) => {
    res.writeHead(206, { 'content-range': 'bytes 0-1/9', 'content-length': '2' }).end('<s');
  });
  const passed = ['Range: bytes=0-1', 'If-None-Match: "a"', 'If-Modified-Since: x', 'If-Range: "a"'];
  const others = [
    'Cookie: sid=1',
    `Traceparent: ${traceparent}`,
    'X-Request-Id: of-a-visitor',
    'Authorization: Bearer t',
    'X-Forwarded-For: 1.1.1.1',
    'Expect: 100-continue',
  ];
  const hops = ['Connection: close, Range', 'TE: trailers', 'Upgrade: websocket'];
  const head = ['GET /uploads/a.svg HTTP/1.1', 'Host: a', ...passed, ...others, ...hops].join('\r\n');
  const text = await sendRaw(site, `${head}\r\n\r\n`);
  expect(text).toContain('206 Partial Content');
  expect(text).toContain('content-range: bytes 0-1/9');
  expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual(
    ['connection', 'host', 'if-modified-since', 'if-none-match', 'if-range', 'range', 'x-request-id'].toSorted(),
  );
  const [id] = /(?<=x-request-id: )\S+/i.exec(text) ?? [];
  expect(requests[0]?.headers).toMatchObject({ connection: 'keep-alive', range: 'bytes=0-1', 'x-request-id': id });
  expect(requests[0]?.headers.host).not.toBe('a');
});

test.each([
  `Content-Length: 40\r\n\r\nDELETE /inner HTTP/1.1\r\nHost: service\r\n\r\n`,
  `Transfer-Encoding: chunked\r\n\r\n5\r\nDELET\r\n0\r\n\r\n`,
])('uploadsProxy, for a GET with a body, answers 400 and asks the service for nothing', async (rest) => {
  const { site, requests } = await setUp((_req, res) => void res.end('x'));
  expect(await sendRaw(site, `GET /uploads/a.png HTTP/1.1\r\nHost: a\r\n${rest}`)).toContain('400 Bad Request');
  expect(requests).toEqual([]);
});

test.each(['/uploads/%2e%2e/admin', '/uploads/a%2fb', '/uploads/a%5cb', '/uploads/', '/uploads/a%00', '/uploads/../x'])(
  'uploadsProxy, for the path %s, answers 404 and asks the service for nothing',
  async (path) => {
    const { site, requests } = await setUp((_req, res) => void res.end('x'));
    const text = await sendRaw(site, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(text).toContain('404 Not Found');
    expect(requests).toEqual([]);
  },
);

test.each([
  [404, 404],
  [416, 416],
  [302, 502],
  [500, 502],
])('uploadsProxy, when the service answers %d, answers %d that no cache stores', async (status, answered) => {
  const { get } = await setUp((_req, res) => void res.writeHead(status, { location: 'http://inner/' }).end('secret'));
  const answer = await get('/uploads/none.png');
  expect([answer.status, answer.headers['cache-control']]).toEqual([answered, 'no-store']);
  expect(answer.text).not.toContain('secret');
  expect(answer.headers).not.toHaveProperty('location');
});

test('uploadsProxy waits for an answer that takes longer than the keep-alive timeout', async () => {
  const { get } = await setUp((_req, res) => void setTimeout(() => res.end('x'), 60), { idle: 20 });
  await get('/uploads/slow.png').expect(200);
});

test('uploadsProxy, when the service accepts no connection, answers 502 and reports the id of the request', async () => {
  const { get, service, onFailure, observe, traces } = await setUp((_req, res) => void res.end('x'));
  service.close().closeAllConnections();
  const answer = await get('/uploads/a.png').expect(502);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), answer.headers['x-request-id']);
  expect(observe).toHaveBeenCalledExactlyOnceWith('uploads', expect.any(Number), expect.any(Error));
  expect(traces).toEqual([
    [{ name: 'uploads', verdict: 'failed', ms: expect.any(Number), startedAt: expect.any(Number) }],
  ]);
});

test.each([
  [200, 0],
  [404, 0],
  [500, 1],
])('uploadsProxy, when the service answers %d, reports %d failures and one call', async (status, failures) => {
  const { get, onFailure, observe, traces } = await setUp((_req, res) => void res.writeHead(status).end('x'));
  const answer = await get('/uploads/a.png');
  expect(onFailure.mock.calls.map(([error, id]) => [error.status, id])).toEqual(
    failures === 0 ? [] : [[status, answer.headers['x-request-id']]],
  );
  expect(observe).toHaveBeenCalledTimes(1);
  expect(traces[0]?.map(({ verdict }) => verdict)).toEqual([failures === 0 ? 'bypass' : 'failed']);
});

test('uploadsProxy sends the traceparent of a trusted proxy to the service', async () => {
  const { get, requests } = await setUp((_req, res) => void res.end('x'), { trusts: true });
  await get('/uploads/a.png').set({ traceparent, 'x-request-id': 'of-the-proxy' });
  expect(requests[0]?.headers).toMatchObject({ traceparent, 'x-request-id': 'of-the-proxy' });
});

test('uploadsProxy, when the service breaks off in the middle of a file, breaks off as well', async () => {
  const { get, onFailure } = await setUp((_req, res) => {
    res.writeHead(200, { 'content-length': '100' });
    res.write('half', () => res.destroy());
  });
  await expect(get('/uploads/a.png')).rejects.toThrow(/aborted|hang up/);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the answer', ''],
  ['in the middle of a file', 'half'],
])(
  'uploadsProxy, when the visitor leaves %s, ends the call of the service and reports no failure',
  async (_when, half) => {
    const onLeft = vi.fn();
    const { site, requests, onFailure, traces } = await setUp((_req, res) => {
      res.once('close', onLeft);
      if (half) res.writeHead(200, { 'content-length': '100' }).write(half);
    });
    const socket = connect(portOf(site), '127.0.0.1');
    socket.write('GET /uploads/a.png HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    if (half) await once(socket, 'data');
    socket.destroy();
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalled());
    expect([onFailure.mock.calls, traces]).toEqual([[], [[]]]);
  },
);

test('uploadsProxy, while six visitors stop reading large files over four connections, still answers others', async () => {
  const large = Buffer.alloc(12 * 1024 * 1024, 'x');
  const { site, requests, get } = await setUp((req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).end(req.url?.includes('large') ? large : 'small');
  });
  for (let reader = 0; reader < 6; reader += 1) {
    const socket = connect(portOf(site), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write('GET /uploads/large.png HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
  }
  await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(4), 3_000);
  expect((await get('/uploads/small.png')).text).toBe('small');
});

test('uploadsProxy answers 404 for the exports of players in any spelling, and asks nobody', async () => {
  const { get, requests } = await setUp((_req, res) => void res.end('a;b'));
  for (const path of ['/uploads/exports/0123.csv', '/uploads/EXPORTS/0123.csv', '/uploads/%65xports/0123.csv'])
    expect((await get(path)).status, path).toBe(404);
  expect(requests).toEqual([]);
});

test('uploadsProxy, for a file with Cache-Control private, forwards that header and its file name', async () => {
  const { get } = await setUp((_req, res) => {
    res.writeHead(200, {
      'content-type': 'text/csv',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="bets.csv"',
    });
    res.end('a;b');
  });
  const { headers } = await get('/uploads/private/0123.csv');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-disposition']).toContain('bets.csv');
});
