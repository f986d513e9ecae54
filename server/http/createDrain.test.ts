import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { createDrain } from './createDrain.ts';

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (method = 'GET') =>
    new Promise<{ connection: string | undefined; text: string }>((resolve, reject) => {
      const read = async (res: IncomingMessage) => {
        const text = Buffer.concat(await res.toArray()).toString();
        return { connection: res.headers.connection, text };
      };
      get({ port, agent, method, host: '127.0.0.1' }, (res) => read(res).then(resolve, reject)).on('error', reject);
    });
  return { drain, ask, port };
}

const soon = { linger: 0, reads: 5_000 };

test('createDrain counts requests in progress, not those that were answered or whose client left', async () => {
  const answers: (() => void)[] = [];
  const { drain, ask, port } = await listen((_req, res) => void answers.push(() => res.end('done')));
  const pending = [ask(), ask('POST')];
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(drain.open).toEqual({ reads: 2, writes: 1 });
  socket.destroy();
  await expect.poll(drain.open).toEqual({ reads: 1, writes: 1 });
  for (const answer of answers) answer();
  await Promise.all(pending);
  await expect.poll(drain.open).toEqual({ reads: 0, writes: 0 });
});

test('createDrain, after begin, closes the connections of answers in progress and of later ones', async () => {
  let answer = () => {};
  const { drain, ask } = await listen((_req, res) => {
    answer = () => res.end('done');
  });
  const underWay = ask();
  await expect.poll(() => drain.open().reads).toBe(1);
  drain.begin();
  answer();
  expect(await underWay).toEqual({ connection: 'close', text: 'done' });
  const late = ask();
  await expect.poll(() => drain.open().reads).toBe(1);
  answer();
  expect(await late).toEqual({ connection: 'close', text: 'done' });
  await drain.finish(soon);
});

test('createDrain, during finish, answers a request on an idle connection and then ends', async () => {
  const { drain, ask } = await listen((_req, res) => res.end('done'));
  expect(await ask()).toEqual({ connection: 'keep-alive', text: 'done' });
  drain.begin();
  const finished = drain.finish({ linger: 2_000, reads: 5_000 });
  await sleep(50);
  const startedAt = performance.now();
  expect(await ask()).toEqual({ connection: 'close', text: 'done' });
  // It was the last connection: nothing is left to wait for.
  await finished;
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(1_000));
});

test('createDrain, with idle and unused connections, finishes after linger', async () => {
  const { drain, ask, port } = await listen((_req, res) => res.end('done'));
  await ask();
  const unused = connect(port, '127.0.0.1').on('error', () => {});
  await once(unused, 'connect');
  await sleep(20);
  drain.begin();
  const startedAt = performance.now();
  await drain.finish({ linger: 200, reads: 5_000 });
  const took = performance.now() - startedAt;
  expect(took).toBeGreaterThan(190);
  expect(took).toBeLessThan(timeLimit(1_500));
});

test('createDrain, after its read limit, cuts a GET and waits for a POST', async () => {
  let answerCommand = () => {};
  const { drain, ask } = await listen((req, res) => {
    if (req.method === 'POST') answerCommand = () => res.end('done');
  });
  const reading = ask().catch((error: NodeJS.ErrnoException) => error.code);
  const command = ask('POST');
  await expect.poll(drain.open).toEqual({ reads: 1, writes: 1 });
  drain.begin();
  const finished = drain.finish({ linger: 0, reads: 100 });
  expect(await reading).toBe('ECONNRESET');
  await expect.poll(drain.open).toEqual({ reads: 0, writes: 1 });
  answerCommand();
  expect(await command).toEqual({ connection: 'close', text: 'done' });
  await finished;
});
