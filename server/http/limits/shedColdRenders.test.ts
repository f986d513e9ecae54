import express from 'express';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { shedColdRenders } from './shedColdRenders.ts';

test('shedColdRenders, when the loop is late, answers 503 to guests after a quarter of a second and passes players', async () => {
  const state = { late: 0, shed: 0 };
  const app = express();
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    shedColdRenders({ lateness: () => state.late, onShed: () => (state.shed += 1) }),
    (_req, res) => void res.send('page'),
  );
  const { origin } = await listenForTest(app);
  const status = async (headers: Record<string, string> = {}) => (await fetch(origin, { headers })).status;
  expect(await status()).toBe(200);
  state.late = 200;
  expect(await status()).toBe(200);
  state.late = 201;
  const refusedAt = performance.now();
  const refused = await fetch(origin, { headers: { accept: 'text/html' } });
  expect(refused.status).toBe(503);
  expect(performance.now() - refusedAt).toBeGreaterThan(245);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toContain('Yulduz');
  expect(await status({ cookie: 'sid=1' })).toBe(200);
  expect(state.shed).toBe(1);
});
