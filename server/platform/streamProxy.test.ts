import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { apiForm } from './apiForm.testing.ts';
import { listen } from './listen.testing.ts';
import { proxiedPlatform } from './proxiedPlatform.testing.ts';
import { proxyTo } from './proxyTo.testing.ts';
import { rawGet } from './rawGet.testing.ts';

/** Waits until an assertion holds, longer on a busy machine. */
const eventually = (assertion: () => void | Promise<void>) => vi.waitFor(assertion, timeLimit(4_000));

test('a visitor who reads nothing of an answer is cut off; a visitor who reads is not', async () => {
  const closed = vi.fn();
  const upstream = await listen(({ url }, res) => {
    res.once('close', () => closed(String(url).split('?')[0]));
    res.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(64 * 1024, 32)));
    };
    res.on('drain', more);
    more();
  });
  // On a busy machine this whole process may stand still for longer than a fixed time, and then the reader has read nothing either.
  const stall = timeLimit(150);
  const { port, observed } = await proxyTo(`http://127.0.0.1:${upstream}`, {
    limits: { slowReaders: { perVisitor: 8, stall } },
  });
  const [idle, busy] = ['/api/games.getCategories', '/api/games.getProviders'];
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const reader = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void (socket.destroy(), reader.destroy()));
  socket.write(rawGet(idle));
  reader.write(rawGet(busy));
  reader.resume();
  socket.pause();
  await eventually(() => expect(closed.mock.calls).toEqual([[idle]]));
  // The visitor who reads still gets bytes when as much time has passed again.
  const before = reader.bytesRead;
  await sleep(1.5 * stall);
  expect(reader.bytesRead).toBeGreaterThan(before);
  expect(closed.mock.calls).toEqual([[idle]]);
  expect(observed).toEqual([]);
});

/** More than there are connections. */
const READERS = 12;

test.each([
  ['answers of the API', '/api/games.getCategories'],
  ['documents of games', '/platform/game/book/demo?embed=1'],
])(
  '%s: visitors who stop reading occupy at most three connections, and other calls are answered',
  async (_name, path) => {
    const long = Buffer.alloc(16 * 1024 * 1024, 32);
    let open = 0;
    let arrived = 0;
    const upstream = await listen((req, res) => {
      res.setHeader('content-type', 'application/json');
      if (req.url?.includes('getInfo')) return void res.end('{"data":1}');
      open += 1;
      arrived += 1;
      res.once('close', () => void (open -= 1));
      res.end(long);
    });
    const limits = { connections: 8, slowReaders: { perVisitor: 3, grace: 20, ahead: 100_000 } };
    const { port, url } = await proxyTo(`http://127.0.0.1:${upstream}`, { limits });
    for (let reader = 0; reader < READERS; reader += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.pause();
      socket.write(rawGet(path));
    }
    await eventually(() => expect([arrived, open]).toEqual([READERS, 3]));
    expect((await fetch(`${url}/api/account.getInfo`)).status).toBe(200);
  },
);

test('a body over the limit gets 413 with or without Content-Length, also while it is still being sent', async () => {
  const { url } = await proxiedPlatform();
  const big = await fetch(`${url}/api/support.sendFeedback`, {
    method: 'POST',
    body: apiForm({ file: new Blob([new Uint8Array(300_000)]) }),
  });
  expect(big.status).toBe(413);
  const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
  const head =
    'POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (const one of [head, head.replace('support.sendFeedback', 'cashier.makedeposit')])
    expect(await sendRaw(url, `${one}${chunk.repeat(3)}0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*"type":"InvalidRequestException"/,
    );
  expect(await sendRaw(url, `${head}${chunk}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

/** The bytes of an upload after which it takes a slot, of 100,000. */
const BEGINNING = 64 * 1024;

/** Sends the head of an upload and its first bytes from the address `from`; `answer` collects what arrives. */
function upload(port: number, { from = '127.0.0.1', framing = 'Content-Length: 100000', bytes = BEGINNING } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const one = { socket, answer: '', closed: new Promise((resolve) => socket.once('close', resolve)) };
  socket.on('data', (chunk) => void (one.answer += chunk.toString()));
  socket.write(
    `POST /api/support.sendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`,
  );
  const text = 'x'.repeat(bytes);
  socket.write(framing.startsWith('T') ? `${bytes.toString(16)}\r\n${text}\r\n` : text);
  return one;
}

test('endless uploads are limited per visitor (429) and in total (503), and do not delay other calls', async () => {
  const arrived = vi.fn();
  const upstream = await listen((req, res) => {
    if (req.method === 'POST' && Number(req.headers['content-length'] ?? Number.NaN) !== 5) arrived();
    req.resume().once('end', () => res.setHeader('content-type', 'application/json').end('{"data":1}'));
  });
  const limits = { connections: 1, uploads: 3, uploadsPerVisitor: 2 };
  const { port, url } = await proxyTo(`http://127.0.0.1:${upstream}`, { limits });
  const [first] = [upload(port), upload(port, { framing: 'Transfer-Encoding: chunked' })];
  await eventually(() => expect(arrived).toHaveBeenCalledTimes(2));
  const many = upload(port);
  await eventually(() =>
    expect(many.answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: 10\r\n[\s\S]*"TooManyRequestsException"/),
  );
  const other = upload(port, { from: '127.0.0.2' });
  await eventually(() => expect(arrived).toHaveBeenCalledTimes(3));
  const last = upload(port, { from: '127.0.0.3' });
  await eventually(() =>
    expect(last.answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 10\r\n[\s\S]*"TooManyRequestsException"/),
  );
  expect((await fetch(`${url}/api/account.getInfo`)).status).toBe(200);
  expect((await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: apiForm() })).status).toBe(200);
  // A completed upload is answered, and its slot is free again.
  other.socket.write('x'.repeat(100_000 - BEGINNING));
  await eventually(() => expect(other.answer).toMatch(/^HTTP\/1\.1 200 /));
  first.socket.destroy();
  await eventually(async () => {
    const next = upload(port);
    next.socket.write('x'.repeat(100_000 - BEGINNING));
    await eventually(() => expect(next.answer).not.toBe(''));
    expect(next.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('uploads that send nothing take no slot, and the slowest of a full set is cut with 408 for a faster one', async () => {
  const arrived = vi.fn();
  const upstream = await listen((req, res) => {
    arrived();
    req.resume().once('end', () => res.setHeader('content-type', 'application/json').end('{"data":1}'));
  });
  // A fifth of the window, after which an upload may be cut, is 100 ms.
  const { port } = await proxyTo(`http://127.0.0.1:${upstream}`, {
    limits: { uploads: 2, uploadWindow: 500, uploadMinRate: 0 },
  });
  const silent = Array.from({ length: 12 }, () => upload(port, { bytes: 1 }));
  const held = ['127.0.0.2', '127.0.0.3'].map((from) => upload(port, { from }));
  await eventually(() => expect(arrived).toHaveBeenCalledTimes(2));
  await eventually(async () => {
    const honest = upload(port, { bytes: 100_000 });
    await eventually(() => expect(honest.answer).not.toBe(''));
    expect(honest.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
  expect(held.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(1);
  expect(silent.map(({ answer }) => answer)).toEqual(silent.map(() => ''));
});

test('an upload below the minimum rate gets 408 and Connection: close', async () => {
  const closed = vi.fn();
  const upstream = await listen((req) => {
    req.once('close', closed).resume();
  });
  const { port, observed } = await proxyTo(`http://127.0.0.1:${upstream}`, {
    limits: { uploadMinRate: 1_000, uploadWindow: 60 },
  });
  const slow = upload(port);
  await slow.closed;
  expect(slow.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nConnection: close\r\n[\s\S]*"InvalidRequestException"/i);
  await eventually(() => expect(closed).toHaveBeenCalledOnce());
  expect(observed).toEqual([]);
  // Nothing of it was sent on: it takes no slot.
  const silent = upload(port, { bytes: 1 });
  await silent.closed;
  expect(silent.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(closed).toHaveBeenCalledOnce();
});
