import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDataStream } from './createDataStream.ts';

/** Runs the scripts as a browser would and returns the page's data. */
async function receive(state: Parameters<typeof createDataStream>[0]) {
  const stream = createDataStream(state);
  const window: Record<string, unknown> = {};
  const sandbox = { window, Promise, __settle: undefined as unknown };
  runInNewContext(stream.initial, sandbox);
  sandbox.__settle = window['__settle'];
  const scripts: string[] = [];
  await new Promise<void>((resolve) => stream.listen((js) => scripts.push(js), resolve));
  for (const js of scripts) runInNewContext(js, sandbox);
  return {
    scripts: [stream.initial, ...scripts],
    page: window['__croupier'] as { router: { loaderData: Record<string, Record<string, unknown>> } },
  };
}

test('createDataStream sends known data at once and one script for a deferred section', async () => {
  const state = { router: { loaderData: { home: { total: 3, jackpots: Promise.resolve({ ok: true, value: [1] }) } } } };
  const { page, scripts } = await receive(state);
  expect(scripts).toHaveLength(2);
  expect(page.router.loaderData['home']?.['total']).toBe(3);
  await expect(page.router.loaderData['home']?.['jackpots']).resolves.toEqual({ ok: true, value: [1] });
});

test('createDataStream marks a section as settled with its script, so that a press on it hydrates it at once', async () => {
  const { page } = await receive({ router: { loaderData: { home: { winners: Promise.resolve([7]) } } } });
  expect(page.router.loaderData['home']?.['winners']).toMatchObject({ status: 'fulfilled', value: [7] });
});

test('createDataStream, for any text, transfers it unchanged in scripts without < and line separators', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--<script>', '\u2028\u2029', ']]>', '__proto__'),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (now, later) => {
      const { page, scripts } = await receive({
        router: { loaderData: { a: { now, later: Promise.resolve(later) } } },
      });
      expect(page.router.loaderData['a']?.['now']).toBe(now);
      expect(await page.router.loaderData['a']?.['later']).toBe(later);
      for (const js of scripts) expect(js).not.toMatch(/<|\u2028|\u2029/);
    }),
  );
});

test('createDataStream, for a rejected section, sends UnknownErrorException without the reason', async () => {
  const { page } = await receive({ router: { loaderData: { a: { broken: Promise.reject(new Error('secret')) } } } });
  await expect(page.router.loaderData['a']?.['broken']).resolves.toEqual({ ok: false, error: 'UnknownErrorException' });
});
