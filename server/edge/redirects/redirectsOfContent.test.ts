import { expect, test, vi } from 'vitest';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { type RedirectRule, redirectRule } from '#shared/redirects/redirectRule.ts';
import { redirectsOfContent } from './redirectsOfContent.ts';

const trace = { id: 'r1' } as unknown as RequestTrace;

function setUp(written: { from_url: string; to_url: string; code?: number }[], file: [string, string][] = []) {
  const warn = vi.fn();
  const read = vi.fn(async () => written);
  const index = redirectIndex(file.map((one) => redirectRule(...one) as RedirectRule));
  const of = redirectsOfContent(read, () => index, { warn });
  return { of: () => of('ru', trace), read, warn };
}

test('rules of the content are permanent unless they say otherwise, and are read for the language and the request', async () => {
  const { of, read, warn } = setUp([
    { from_url: '/a', to_url: '/b' },
    { from_url: '/c', to_url: '/d', code: 307 },
  ]);
  expect((await of()).rules).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d', status: 307 },
  ]);
  expect(read.mock.calls).toEqual([['ru', trace]]);
  expect(warn).not.toHaveBeenCalled();
});

test('the index of a list is built once, and of another list anew', async () => {
  const { of, read } = setUp([{ from_url: '/a', to_url: '/b' }]);
  const first = await of();
  expect(await of()).toBe(first);
  read.mockResolvedValue([{ from_url: '/c', to_url: '/d' }]);
  expect((await of()).rules).toEqual([{ from: '/c', to: '/d', status: 301 }]);
});

test('an invalid rule is left out and logged once, and the others apply', async () => {
  const { of, warn } = setUp([
    { from_url: 'a', to_url: '/b' },
    { from_url: '/c', to_url: '/d' },
  ]);
  expect((await of()).rules).toHaveLength(1);
  await of();
  expect(warn.mock.calls).toEqual([
    [
      {
        event: logEvents.contentRefused,
        collection: 'prazer-config',
        problem: expect.stringMatching(/^redirect: "a" is not a path/),
      },
    ],
  ]);
});

test('of a list of over ten thousand rules the rest does not apply', async () => {
  const { of } = setUp(Array.from({ length: 10_001 }, (_, rule) => ({ from_url: `/a${rule}`, to_url: '/b' })));
  expect((await of()).rules).toHaveLength(10_000);
});

test('loops of the content alone and with the operator’s file are logged by their path, each once', async () => {
  const problemsOf = async (...args: Parameters<typeof setUp>) => {
    const { of, warn } = setUp(...args);
    await of();
    return warn.mock.calls.map(([{ problem }]) => problem as string);
  };
  const loop = (from: string) => `redirect: "${from}" is part of a redirect loop`;
  expect(
    await problemsOf([
      { from_url: '/x', to_url: '/y' },
      { from_url: '/y', to_url: '/x' },
    ]),
  ).toEqual([loop('/x'), loop('/y')]);
  expect(await problemsOf([{ from_url: '/y', to_url: '/x' }], [['/x', '/y']])).toEqual([loop('/x'), loop('/y')]);
});
