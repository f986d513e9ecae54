import { expect, test } from 'vitest';
import type { ChatKind } from '#shared/support/ChatProvider.ts';
import { analyticsHosts } from './analyticsHosts.ts';
import { chatHosts } from './chatHosts.ts';
import { analyticsSources, chatSources } from './csp.ts';

const sourcesOf = (...given: Parameters<typeof chatSources>) =>
  Object.fromEntries(chatSources(...given).map(({ directive, sources }) => [directive, sources]));

test.each(Object.keys(chatHosts) as ChatKind[])(
  'chatSources, for %s, allows the hosts of that vendor alone and adds no script-src',
  (kind) => {
    const policy = sourcesOf({ CSP_CHAT: undefined }, { kind, id: '1' });
    expect(policy['connect-src']).toEqual(chatHosts[kind]);
    const pages = chatHosts[kind].filter((host) => host.startsWith('https:'));
    expect(policy['frame-src']).toEqual(pages);
    const others = Object.entries(chatHosts).flatMap(([other, hosts]) => (other === kind ? [] : hosts));
    expect(
      Object.values(policy)
        .flat()
        .filter((source) => others.includes(source)),
    ).toEqual([]);
    expect(Object.keys(policy)).not.toContain('script-src');
  },
);

test('chatSources adds web addresses of the chat settings and CSP_CHAT, and ignores settings that are not web addresses', () => {
  const policy = sourcesOf(
    { CSP_CHAT: ['wss://more.test', 'https://more.test'] },
    {
      kind: 'betunlim',
      id: '1',
      host: "x'; script-src *",
      extra: { script: 'https://chat.test/a.js?x=1', other: 'https://no.test' },
    },
  );
  expect(policy['connect-src']).toEqual(['https://chat.test', 'wss://more.test', 'https://more.test']);
  expect(policy['frame-src']).toEqual(['https://chat.test', 'https://more.test']);
  const javascript = { kind: 'betunlim', id: '1', extra: { script: 'javascript:alert(1)' } } as const;
  expect(sourcesOf({ CSP_CHAT: undefined }, javascript)['connect-src']).toEqual([]);
});

test('analyticsSources allows only connect-src to the hosts of the given trackers, without duplicates', () => {
  expect(analyticsSources([])).toEqual([]);
  const [google, ...others] = analyticsSources(['gtm', 'ga']);
  expect([google?.directive, others]).toEqual(['connect-src', []]);
  expect(google?.sources).toContain('https://*.google-analytics.com');
  expect(google?.sources).toHaveLength(new Set(google?.sources).size);
  expect(google?.sources.join()).not.toContain('yandex');
  expect(analyticsSources(['ym'])[0]?.sources).toEqual(analyticsHosts.ym);
});
