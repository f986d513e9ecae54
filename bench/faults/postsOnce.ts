import { Agent } from 'node:http';
import type { ServerResponse } from 'node:http';
import { ask } from '../../tests/support/ask.ts';
import { startPlatform } from '../../tests/support/startPlatform.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';

const ways: Record<string, (res: ServerResponse) => void> = {
  reset: (res) => void res.socket?.destroy(),
  'half answer': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"data":');
    setTimeout(() => res.destroy(), 5);
  },
  hang: () => {},
  slow: (res) => void setTimeout(() => res.end('{"data":1}'), 60),
  'close after the answer': (res) => void res.writeHead(200, { connection: 'close' }).end('{"data":1}'),
  good: (res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}'),
};

/** Deposits through a platform that misbehaves in every way: each is seen upstream once. Browsers are tried by the tests. */
export const postsOnce: MeasureFaults = async ({ requests }) => {
  const platform = await startPlatform();
  const site = await startSite({ PLATFORM_URL: platform.url, CASHIER_TIMEOUT: '400ms', UPSTREAM_IDLE: '50ms' });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const names = Object.keys(ways);
  const seen = new Map<string, number>();
  let count = 0;
  platform.answer = (_req, res, { body }) => {
    const id = /deposit-\d+/.exec(body)?.[0] ?? '';
    seen.set(id, (seen.get(id) ?? 0) + 1);
    ways[names[Number(id.slice(8)) % names.length] as string]?.(res);
  };
  let unanswered = 0;
  const total = Math.min(10_000, requests);
  const worker = async (): Promise<void> => {
    while (count < total) {
      const id = `deposit-${(count += 1)}`;
      const body = new FormData();
      body.append('comment', id);
      body.append('amount', '1000');
      const headers = { 'idempotency-key': `${id}-key`, 'sec-fetch-site': 'same-origin', cookie: 'sid=1' };
      await ask(site.origin, '/api/cashier.makedeposit', { method: 'POST', body, headers, agent }).catch(() => {
        unanswered += 1;
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: 16 }, worker));
  } finally {
    agent.destroy();
    await site.stop();
    await platform.close();
  }
  const twice = [...seen.values()].filter((times) => times !== 1).length;
  return [
    {
      what: `${total} deposits: ${names.join(', ')}`,
      measured: `${seen.size} seen upstream, ${twice} more than once, ${unanswered} without a status`,
      target: `${total}, 0, 0`,
      ok: seen.size === total && twice === 0 && unanswered === 0,
    },
  ];
};
