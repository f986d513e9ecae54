import { once } from 'node:events';
import express, { type Response } from 'express';
import { expect, test, vi } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { openCallReport } from './openCallReport.ts';

async function setUp() {
  const reports = { observe: vi.fn(), onFailure: vi.fn() };
  const opened = Promise.withResolvers<Response>();
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }));
  const { origin } = await listenForTest(app.use((_req, res) => opened.resolve(res)));
  const controller = new AbortController();
  const pending = fetch(origin, { signal: controller.signal }).catch(() => undefined);
  const res = await opened.promise;
  return {
    ...reports,
    res,
    leave: () => controller.abort(),
    pending,
    openReport: () => openCallReport(res, { operation: 'a', ...reports }),
  };
}

test('a call report counts the first end only, with the milliseconds to the first bytes', async () => {
  const { openReport, observe, onFailure, res, pending } = await setUp();
  const startedAt = performance.now();
  const report = openReport();
  report.answered();
  const passed = performance.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const error = new Error('broken off');
  report.ended(error);
  report.ended(error);
  const { id, calls } = contextOf(res);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, id);
  expect(observe).toHaveBeenCalledExactlyOnceWith('a', expect.any(Number), error);
  expect(calls).toEqual([
    { name: 'a', verdict: 'failed', ms: observe.mock.calls[0]?.[1], startedAt: expect.any(Number) },
  ]);
  expect(calls[0]?.ms).toBeLessThanOrEqual(passed);
  res.end();
  await pending;
});

test('a call report, after the visitor has left, reports nothing', async () => {
  const { openReport, observe, onFailure, res, leave } = await setUp();
  const report = openReport();
  leave();
  await once(res, 'close');
  report.ended(new Error('aborted'));
  expect([contextOf(res).calls, observe.mock.calls, onFailure.mock.calls]).toEqual([[], [], []]);
});
