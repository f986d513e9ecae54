import express from 'express';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { type CallOutcome, createBreaker } from '#server/upstream/createBreaker.ts';
import { apiGuard } from './apiGuard.ts';
import { noteOutcome, shedReads } from './shedReads.ts';

test('shedReads, while the circuit is open, refuses GETs with 502, forwards commands, and recovers after one good answer', async () => {
  let clock = 0;
  const breaker = createBreaker({ name: 'platform', now: () => clock });
  const platform: { outcome: CallOutcome; calls: number } = { outcome: 'failed', calls: 0 };
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }));
  app.use(
    '/api',
    apiGuard({ API_BODY_LIMIT: 1_000_000, FRAME_ANCESTORS: ["'self'"] }),
    shedReads(breaker),
    (_req, res) => {
      platform.calls += 1;
      noteOutcome(res, platform.outcome);
      res.json({ data: 1 });
    },
  );
  const { origin } = await listenForTest(app);
  const read = (method = 'games.getCategories') => fetch(`${origin}/api/${method}`);
  const order = () => fetch(`${origin}/api/cashier.makedeposit`, { method: 'POST', body: new FormData() });
  const methods = ['games.getCategories', 'games.getProviders', 'jackpots.get'];
  for (let call = 0; call < 20; call += 1) await read(methods[call % 3]);
  expect(breaker.state()).toBe('open');
  const refused = await read();
  expect(refused.status).toBe(502);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ error: { type: 'InternalServerErrorException' } });
  expect(platform.calls).toBe(20);
  await order();
  expect(platform.calls).toBe(21);
  // The visitor left: another probe may follow.
  platform.outcome = 'left';
  clock += 2_000;
  await read();
  expect(breaker.state()).toBe('half_open');
  platform.outcome = 'answered';
  expect((await read()).status).toBe(200);
  expect(breaker.state()).toBe('closed');
});
