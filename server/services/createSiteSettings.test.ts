import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { Call } from '#shared/api/call.ts';
import { createSiteSettings } from './createSiteSettings.ts';

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
const readerOf = (id: string) => ({ ...loadTrace({ id, traceparent }), origin: 'https://site.uz' });

function setUp(answer: () => Promise<unknown>) {
  const guestCall = vi.fn((_origin: string, _trace: RequestTrace) => (() => answer()) as unknown as Call);
  const live = { caching: () => caching(parseEnv({})) } as Parameters<typeof createSiteSettings>[1];
  return { guestCall, ...createSiteSettings(guestCall, live) };
}

test('a page that waits for the chat has the call in its trace, sent with the page’s id and traceparent', async () => {
  const { chat, guestCall } = setUp(() => sleep(10, { provider: null }));
  const [first, second, later] = [readerOf('first'), readerOf('second'), readerOf('later')];
  await Promise.all([chat.settingFor(first), chat.settingFor(second)]);
  expect(chat.settingFor(later)).toBeNull();
  expect(guestCall).toHaveBeenCalledExactlyOnceWith(
    'https://site.uz',
    expect.objectContaining({ id: 'first', traceparent }),
  );
  const name = 'support.getsettings';
  expect(first.calls).toEqual([{ name, verdict: 'miss', ms: expect.any(Number), startedAt: expect.any(Number) }]);
  expect(second.calls).toEqual([{ name, verdict: 'collapsed', ms: expect.any(Number), startedAt: expect.any(Number) }]);
  expect(later.calls).toEqual([]);
});

test('a page that waits for trackers while the platform fails has one failed call, and gets none', async () => {
  const { trackers } = setUp(() => Promise.reject(new Error('down')));
  const reader = readerOf('first');
  expect(await trackers.settingFor(reader)).toEqual([]);
  expect(reader.calls).toEqual([
    { name: 'metadata.getgeneralinfo', verdict: 'failed', ms: expect.any(Number), startedAt: expect.any(Number) },
  ]);
});
