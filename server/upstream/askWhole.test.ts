import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askWhole } from './askWhole.ts';
import { AnswerTooLarge } from './readText.ts';

/** An upstream that answers by this function, and a request to it. */
async function upstreamOf(answer: (res: ServerResponse) => unknown) {
  const closed = vi.fn();
  const server = createServer((_req, res) => void answer(res.once('close', closed))).listen(0);
  await once(server, 'listening');
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 });
  onTestFinished(async () => {
    await pool.destroy();
    server.close().closeAllConnections();
  });
  const ask = (signal = new AbortController().signal) =>
    askWhole(pool, { method: 'GET', path: '/', headers: {}, body: null, signal }, 100);
  return { ask, closed };
}

test('askWhole gives the status, the headers and the bytes of an answer in pieces', async () => {
  const { ask } = await upstreamOf((res) => {
    res.writeHead(404, { 'set-cookie': ['a=1', 'b=2'] }).write('one ');
    setImmediate(() => res.end('two'));
  });
  const { statusCode, headers, bytes } = await ask();
  expect(statusCode).toBe(404);
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(Buffer.from(bytes).toString()).toBe('one two');
});

test.each([
  ['says that it is too large', (res: ServerResponse) => res.writeHead(200, { 'content-length': 101 }).write('x')],
  ['does not end', (res: ServerResponse) => res.write('x'.repeat(101))],
])('askWhole, for an answer that %s, rejects and closes the connection', async (_what, answer) => {
  const { ask, closed } = await upstreamOf(answer);
  await expect(ask()).rejects.toThrow(AnswerTooLarge);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('askWhole, aborted before, during and while it waits for a connection, rejects with the reason', async () => {
  const begun = vi.fn();
  const { ask, closed } = await upstreamOf((res) => {
    begun();
    res.write('x');
  });
  const reason = new DOMException('the visitor left', 'AbortError');
  await expect(ask(AbortSignal.abort(reason))).rejects.toBe(reason);
  const [first, second] = [new AbortController(), new AbortController()];
  const [asked, waiting] = [ask(first.signal), ask(second.signal)];
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
  second.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  first.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('askWhole, for an answer that is cut off, rejects', async () => {
  const { ask } = await upstreamOf((res) => {
    res.writeHead(200, { 'content-length': 50 }).write('x');
    setImmediate(() => res.destroy());
  });
  await expect(ask()).rejects.toThrow('other side closed');
});
