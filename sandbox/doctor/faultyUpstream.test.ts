import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#sandbox/demo/demoPlayers.ts';
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { variant } from '../../tests/support/variant.ts';
import { examineCompression } from './examineCompression.ts';
import { examineContent } from './examineContent.ts';
import { examinePlatform } from './examinePlatform.ts';
import { startFaultyUpstream } from './startFaultyUpstream.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

type Fault = Parameters<typeof startFaultyUpstream>[1];

const player = { login: 'demo@yulduz.test', password: DEMO_PASSWORD, isWriting: false };
const swap = (url: string) =>
  url.replace(/locale=(uz|ru)/, (_, locale: string) => `locale=${locale === 'uz' ? 'ru' : 'uz'}`);
const ignore = (url: string) => url.replace('locale=ru', 'locale=uz');

/** The differences of every broken row, by its name. */
async function platformBreaks(fault: Fault, options: object = player): Promise<Record<string, string[]>> {
  const upstream = await startFaultyUpstream(sandbox.url, fault);
  try {
    const rows = await examinePlatform({ isWriting: false, ...options, url: upstream.url });
    const broken = rows.filter(({ verdict }) => verdict === 'breaks');
    return Object.fromEntries(broken.map(({ what, detail }) => [what, detail.split('\n')]));
  } finally {
    await upstream.close();
  }
}

/** Changes the data of one method's answers. */
function changing(method: string, change: (data: never) => unknown): Fault {
  return {
    answer: (url, { status, body }) => {
      if (status !== 200 || !url.startsWith(`/api/${method}?`)) return {};
      const json = JSON.parse(body) as { data?: unknown };
      return json.data === undefined ? {} : { body: JSON.stringify({ ...json, data: change(json.data as never) }) };
    },
  };
}

function cookieAs(line: string): Fault {
  return {
    answer: (url, { headers }) => {
      const given = headers.getSetCookie()[0];
      if (!url.startsWith('/api/auth.login') || given === undefined) return {};
      const value = /^sid=([^;]*)/.exec(given)?.[1] ?? '';
      return { headers: new Headers({ 'content-type': 'application/json', 'set-cookie': line.replace('*', value) }) };
    },
  };
}

test.each([
  ['swapped', swap, 'banners.get: uz and ru are swapped'],
  ['ignored', ignore, 'banners.get: uz is answered to ru as well: the locale is ignored'],
])('examinePlatform, for a platform whose locale is %s, reports that difference', async (_what, ask, line) => {
  const breaks = await platformBreaks({ ask }, {});
  expect(breaks).toEqual({ 'uz and ru': expect.arrayContaining([expect.stringContaining(line)]) });
});

variant.each([
  ['swapped', swap, 'pages: uz and ru are swapped'],
  ['ignored', ignore, 'pages: uz is answered to ru as well: the locale is ignored'],
])('examineContent, for a content service whose locale is %s, reports that difference', async (_what, ask, line) => {
  const upstream = await startFaultyUpstream(sandbox.url, { ask });
  const rows = await examineContent({ url: upstream.url });
  await upstream.close();
  expect(rows.find(({ service, what }) => service === 'content' && what === 'uz and ru')).toMatchObject({
    verdict: 'breaks',
    detail: expect.stringContaining(line),
  });
});

test('examinePlatform, for a platform with other banners for a player, names the method until PLATFORM_PERSONAL has it', async () => {
  const fault: Fault = {
    answer: (url, { body }, cookie) =>
      url.startsWith('/api/banners.get?') && cookie !== ''
        ? { body: body.replace('"items":[', '"own":1,"items":[') }
        : {},
  };
  expect(await platformBreaks(fault)).toEqual({
    'public answers, as a player': ['differ from those of a guest: set PLATFORM_PERSONAL=banners.get'],
  });
  expect(await platformBreaks(fault, { ...player, personal: ['Banners.get'] })).toEqual({});
});

variant.each([
  ['another name', 'PHPSESSID=*; Path=/; HttpOnly', 'sid expected (SESSION_COOKIE), PHPSESSID came'],
  ['a path', 'sid=*; Path=/api; HttpOnly', 'Path=/ expected, another path came: pages would not send it'],
  ['an end in the past', 'sid=*; Path=/; Max-Age=-1', 'a time to come expected, an expired cookie came'],
])('examinePlatform, for a session cookie with %s, reports that difference', async (_what, line, expected) => {
  const breaks = await platformBreaks(cookieAs(line));
  expect(breaks['session cookie']).toEqual([expected]);
});

test('examinePlatform reports sums with too many decimals, ids that come twice, and reads that are slow twice', async () => {
  type Info = { balance_main: { amount: number; currency: string } };
  const long = changing('account.getInfo', (info: Info) => ({
    ...info,
    balance_main: { amount: 10.125, currency: 'UZS' },
  }));
  type List = { items: object[] };
  const twice = changing('banners.get', ({ items, ...rest }: List) => ({
    ...rest,
    items: [...items, { ...items[0], type: 'another' }, items[0]],
  }));
  const again = changing('games.getCategories', ({ items, ...rest }: List) => ({
    ...rest,
    items: [...items, items[0]],
  }));
  let jackpots = 0;
  const answer: Fault['answer'] = (...given) => ({
    ...long.answer?.(...given),
    ...twice.answer?.(...given),
    ...again.answer?.(...given),
  });
  const delay = (url: string) => {
    if (url.startsWith('/api/games.getProviders?')) return 350;
    // Slow only the first time.
    return url.startsWith('/api/jackpots.get?') && (jackpots += 1) === 1 ? 350 : 0;
  };
  const breaks = await platformBreaks({ answer, delay }, { ...player, slow: 300 });
  expect(breaks).toEqual({
    'account.getInfo': ['data.balance_main.amount: at most 2 decimals expected, 3 decimals came'],
    'banners.get': [
      expect.stringMatching(/^data\.items\[\]\.id: different ids expected, .* came again \(\d in all\)$/),
    ],
    'games.getCategories': [expect.stringMatching(/^data\.items\[\]\.id: different ids expected, .* came again/)],
    'games.getProviders': [expect.stringMatching(/^\d+ ms, twice: a page waits 1500 ms for a call/)],
  });
});

variant('the doctor names the coding of a service that compresses although identity is asked for', async () => {
  const upstream = await startFaultyUpstream(sandbox.url, { isPacked: true });
  const rows = [await examinePlatform({ ...player, url: upstream.url }), await examineContent({ url: upstream.url })];
  await upstream.close();
  for (const service of rows)
    expect(service.find(({ what }) => what === 'compression')).toMatchObject({
      verdict: 'conforms',
      detail: expect.stringMatching(/compressed \(gzip\) although Accept-Encoding is identity: the site decodes them/),
    });
  expect(examineCompression('platform', new Set(['compress']))).toMatchObject({ verdict: 'breaks' });
  expect(examineCompression('platform', new Set())).toMatchObject({ verdict: 'conforms', detail: 'none' });
});

variant('examinePlatform reports a session cookie for guests unless hasGuestSessions is set', async () => {
  const answer: Fault['answer'] = (url) =>
    url.startsWith('/api/games.get?')
      ? { headers: new Headers({ 'content-type': 'application/json', 'set-cookie': 'sid=everybodys; Path=/' }) }
      : {};
  expect(await platformBreaks({ answer }, {})).toEqual({
    'session cookie, as a guest': ['none expected, sid came: without GUEST_SESSIONS=on nothing is cached'],
  });
  expect(await platformBreaks({ answer }, { hasGuestSessions: true })).toEqual({});
});

variant('examinePlatform reports every player method that answers a guest', async () => {
  const open = ['account.setCurrency', 'cashier.gethistory'];
  const answer: Fault['answer'] = (url, { body }) =>
    open.some((name) => url.startsWith(`/api/${name}?`)) && body.includes('AuthorizationException')
      ? { body: '{"data":1}' }
      : {};
  const breaks = await platformBreaks({ answer }, {});
  expect(breaks).toEqual({
    "players' methods, as a guest": open.map((name) => `${name}: AuthorizationException expected, data came`),
  });
});

variant('examinePlatform, for a wrong content type or HTML instead of JSON, reports which', async () => {
  const answer: Fault['answer'] = (url, { body }) => {
    if (url.startsWith('/api/banners.get?')) return { headers: new Headers({ 'content-type': 'text/html' }), body };
    return url.startsWith('/api/jackpots.get?') ? { body: '<br /><b>Warning</b>: Undefined index' } : {};
  };
  const breaks = await platformBreaks({ answer }, {});
  expect(breaks).toEqual({
    'banners.get': ['content type: application/json expected, text/html came'],
    'jackpots.get': [expect.stringContaining('the answer is not JSON: "<br /><b>Warning</b>')],
  });
});

test('examinePlatform reports each difference of a method once, counted over all items and pages', async () => {
  type Games = { items: Record<string, unknown>[] };
  let page = 0;
  const breaks = await platformBreaks(
    {
      ...changing('games.get', ({ items, ...rest }: Games) => ({
        ...rest,
        total: 80,
        items: items.map(({ has_demo: _gone, ...game }, index) => ({
          ...game,
          id: `${(page += 1)}`,
          rtp: '96.5',
          type: index === 20 ? 'crash' : game['type'],
        })),
      })),
      ask: (url) => url.replace(/(%22offset%22%3A)40\b/, '$10'),
    },
    {},
  );
  expect(breaks['games.get']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^data\.items\[\]\.has_demo: boolean expected, missing came \(80 times\)$/),
      expect.stringMatching(/^data\.items\[\]\.rtp: number expected, string came \(80 times\)$/),
      expect.stringMatching(/^data\.items\[\]\.type: one of .* expected, "crash" came \(2 times\)$/),
    ]),
  );
});

variant('examinePlatform, for a profile that ignores the fields parameter, reports that difference', async () => {
  const breaks = await platformBreaks({
    ask: (url) =>
      url.startsWith('/api/account.getprofileinfo?') ? url.replace('fields=document', 'fields=contacts') : url,
  });
  expect(breaks).toEqual({
    'account.getprofileinfo, fields': ['data.contacts with fields=document: missing expected, contacts came'],
  });
});

test('examinePlatform asks for the second-factor code until it is valid, and stops at an empty one', async () => {
  const codes = ['000', sandbox.world.access.secondFactor.codeNow(DEMO_TOTP_SECRET)];
  const account = { ...player, url: sandbox.url, login: 'twofactor@yulduz.test' };
  const rows = await examinePlatform({ ...account, askCode: async () => codes.shift() ?? '' });
  expect(rows.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
  expect(rows.find(({ what }) => what === 'account.getBalance')?.verdict).toBe('conforms');
  const without = await examinePlatform({ ...account, askCode: async () => '' });
  expect(without.find(({ what }) => what === 'auth.login')?.detail).toContain('two_factor_auth is enable');
});
