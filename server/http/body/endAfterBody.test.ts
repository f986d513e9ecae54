import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { endAfterBody } from './endAfterBody.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/**
 * Sends a body of so many pieces of 64 KiB to a server that refuses at once, and reads the answer only afterwards, as a proxy does. Resolves with
 * the answer, the pieces that got out, and whether the connection failed meanwhile. `pauses`: the sender never ends the body.
 */
async function send({ pieces, header, framing, pauses = false }: Sent) {
  const { origin } = await listenForTest((_req, res) => {
    res.writeHead(403, { 'Content-Type': 'text/plain' });
    endAfterBody(res, 'refused');
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  let failure: string | undefined;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code));
  const isChunked = framing.startsWith('T');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}${framing}\r\n\r\n`);
  let sent = 0;
  const write = (bytes: Buffer | string) => new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  for (; sent < pieces && !socket.destroyed; sent += 1) {
    if (isChunked) await write(`${CHUNK.length.toString(16)}\r\n`);
    await write(CHUNK);
    if (isChunked) await write('\r\n');
    if (sent % 16 === 0) await sleep(2);
  }
  if (isChunked && !pauses && !socket.destroyed) await write('0\r\n\r\n');
  if (header !== '') await closed;
  else await expect.poll(() => answer).not.toBe('');
  socket.destroy();
  return { answer, sent, failure };
}

interface Sent {
  pieces: number;
  header: string;
  framing: string;
  pauses?: boolean;
}

const PIECES = 64;
const length = `Content-Length: ${PIECES * CHUNK.length}`;
const CLOSE = 'Connection: close\r\n';

test.each([
  ['with a length, whose connection ends', CLOSE, length],
  ['in pieces, whose connection ends', CLOSE, 'Transfer-Encoding: chunked'],
  ['with a length, whose connection stays', '', length],
  ['in pieces, whose connection stays', '', 'Transfer-Encoding: chunked'],
])('the sender of a refused body of 4 MB %s, sends all of it and reads the answer', async (_name, header, framing) => {
  const { answer, sent, failure } = await send({ pieces: PIECES, header, framing });
  expect([sent, failure]).toEqual([PIECES, undefined]);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toContain('refused');
});

test('a sender that pauses in a refused body gets the answer within a second', async () => {
  const begin = performance.now();
  const { answer } = await send({ pieces: 2, header: CLOSE, framing: length, pauses: true });
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(performance.now() - begin).toBeLessThan(2_000);
});

test('a refused body is cut after 24 MB', async () => {
  const { sent } = await send({ pieces: 480, header: CLOSE, framing: 'Transfer-Encoding: chunked' });
  expect(sent).toBeGreaterThan(380);
  expect(sent).toBeLessThan(480);
});

test('a sender of drops gets the answer at the first look, and its connection does not last', async () => {
  const { server, origin } = await listenForTest((_req, res) => endAfterBody(res, 'refused'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${CLOSE}${length}\r\n\r\n`);
  await arrived;
  let drops = 0;
  // Never half a second without a byte.
  while (drops < 5) {
    socket.write('x');
    drops += 1;
    await sleep(20);
  }
  expect(answer).toBe('');
  vi.advanceTimersByTime(5_000);
  await closed;
  expect(answer).toContain('refused');
});

test('a request that is refused twice while its body arrives is answered once, with the last text', async () => {
  const { origin } = await listenForTest((_req, res) => {
    endAfterBody(res, 'first');
    endAfterBody(res, 'the last');
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${CLOSE}Content-Length: 4\r\n\r\n`);
  await sleep(20);
  socket.write('body');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toContain('the last');
  expect(answer).not.toContain('first');
});
