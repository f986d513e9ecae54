import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import express from 'express';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { HeldAnswer } from './HeldAnswer.ts';

const text = '<p>Ўйинлар</p>'.repeat(500);

/** The answer of a page that is written by this function. */
async function answerOf(write: (answer: HeldAnswer) => unknown, accepted = 'br, zstd') {
  const server = express()
    .use((_req, res) => void write(new HeldAnswer(res, () => undefined)))
    .listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const { headers, body } = await request(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': accepted } });
  return { headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

test('HeldAnswer, for a page that is complete within a turn, sends it compressed in one piece', async () => {
  const { headers, bytes } = await answerOf((answer) => {
    answer.write(text);
    answer.end(text);
  });
  expect(headers).toMatchObject({ 'content-encoding': 'zstd', 'content-length': String(bytes.length) });
  expect(zstdDecompressSync(bytes).toString()).toBe(text + text);
});

test('HeldAnswer, for a browser that accepts no encoding, sends a complete page as it is, with its length', async () => {
  const { headers, bytes } = await answerOf((answer) => answer.end(text), 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(bytes.toString()).toBe(text);
});

test('HeldAnswer, for a page whose sections are late, passes on what is there and what follows, in order', async () => {
  const { headers, bytes } = await answerOf(async (answer) => {
    answer.write(text);
    answer.flush();
    await turn();
    await turn();
    answer.write('<p>late</p>');
    answer.end();
  });
  expect(headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(`${text}<p>late</p>`);
});
