import { setImmediate as afterSockets } from 'node:timers/promises';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { requireContent } from './requireContent.ts';

test('requireContent answers 503 within two seconds until the settings were read once, and never afterwards', async () => {
  const state = { warm: false, hangs: true, tries: 0 };
  const app = express();
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    requireContent({
      isWarm: () => state.warm,
      warm: () => {
        state.tries += 1;
        return state.hangs ? new Promise(() => {}) : Promise.resolve();
      },
    }),
    (_req, res) => void res.send('page'),
  );
  const { origin } = await listenForTest(app);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = fetch(`${origin}/ru/faq`, { headers: { accept: 'text/html' } });
  while (state.tries === 0) await afterSockets();
  await vi.advanceTimersByTimeAsync(1_999);
  const cold = await asked;
  expect(cold.status).toBe(503);
  expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await cold.text()).toContain('<html lang="ru">');
  state.hangs = false;
  expect((await fetch(origin)).status).toBe(503);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(200);
  state.warm = true;
  expect((await fetch(origin)).status).toBe(200);
  state.warm = false;
  expect((await fetch(origin)).status).toBe(200);
  expect(state.tries).toBe(2);
});
