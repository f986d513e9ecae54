import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakePlatform, startPlatform } from '#tests/support/sites/startPlatform.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let platform: FakePlatform;
let site: Site;
beforeAll(async () => {
  platform = await startPlatform();
  site = await startSiteBeforeLent({
    PLATFORM_URL: platform.url,
    API_BODY_LIMIT: '1MB',
    RATE_LIMITS: 'on',
    RATE_LIMIT_REGISTER: '1',
    RATE_LIMIT_REFUSED: '600',
  });
});
afterAll(async () => {
  await site.stop();
  await platform.close();
});

const OURS = 'Sec-Fetch-Site: same-origin';
const FOREIGN = 'Sec-Fetch-Site: cross-site\r\nOrigin: https://other.example';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
const PLAIN = 'Content-Type: application/x-www-form-urlencoded';
const CHUNK = 'x'.repeat(100_000);
const PIECES = 30;

/** Sends a body of 3 MB with `Connection: close`, as a proxy does, and resolves with the answer, how much got out and how the connection failed. */
async function send(request: string, framing: 'length' | 'pieces') {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  let failure: string | undefined;
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code));
  const announced = framing === 'length' ? `Content-Length: ${PIECES * CHUNK.length}` : 'Transfer-Encoding: chunked';
  const [line = '', ...headers] = request.split('\r\n');
  const head = [`${line} HTTP/1.1`, `Host: ${new URL(site.origin).host}`, ...headers, announced, 'Connection: close'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const piece = framing === 'length' ? CHUNK : `${CHUNK.length.toString(16)}\r\n${CHUNK}\r\n`;
  let sent = 0;
  for (; sent < PIECES && !socket.destroyed; sent += 1)
    await new Promise<void>((resolve) => socket.write(piece, () => setTimeout(resolve, 2)));
  if (framing === 'pieces' && !socket.destroyed) socket.write('0\r\n\r\n');
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer, sent, failure };
}

test.each([
  ['a call of another site', `POST /api/auth.login\r\n${FOREIGN}\r\n${MULTIPART}`, 403],
  ['a call of no method', `POST /api/games.nothing\r\n${OURS}\r\n${MULTIPART}`, 404],
  ['a read sent as a command', `POST /api/games.get\r\n${OURS}\r\n${MULTIPART}`, 405],
  ['a call over API_BODY_LIMIT', `POST /api/auth.login\r\n${OURS}\r\n${MULTIPART}`, 413],
  ['a call of another type', `POST /api/auth.login\r\n${OURS}\r\nContent-Type: application/json`, [413, 415]],
  ['a call with an unreadable query', `POST /api/support.addFile?a=%zz\r\n${OURS}\r\n${MULTIPART}`, 400],
  ['a form of another site', `POST /forms/sign_in\r\n${FOREIGN}\r\n${PLAIN}`, 403],
  ['a form sent by another verb', `PUT /forms/sign_in\r\n${OURS}\r\n${PLAIN}`, 405],
  ['a form over its limit', `POST /forms/sign_in\r\n${OURS}\r\n${PLAIN}`, 413],
  ['a form of a page that takes none', `POST /promotions\r\n${OURS}\r\n${PLAIN}`, [404, 405]],
] as const)('the sender of %s of 3 MB sends all of it and reads why it is refused', async (_name, request, status) => {
  for (const framing of ['length', 'pieces'] as const) {
    const refused = await send(request, framing);
    expect([refused.sent, refused.failure], refused.answer).toEqual([PIECES, undefined]);
    expect([status].flat()).toContain(refused.status);
  }
});

test('the sender of a call over a rate limit of 3 MB sends all of it and reads that it must wait', async () => {
  await expect
    .poll(async () => (await postForm(site.origin, '/api/auth.register', { login: 'a@b.uz' })).text)
    .toContain('TooManyRequestsException');
  const refused = await send(`POST /api/auth.register\r\n${OURS}\r\n${MULTIPART}`, 'pieces');
  expect([refused.sent, refused.failure]).toEqual([PIECES, undefined]);
  expect(refused.answer).toContain('TooManyRequestsException');
});
