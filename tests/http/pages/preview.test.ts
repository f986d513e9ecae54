import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { previewLink, signedText } from '#shared/preview/previewLink.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { SANDBOX_TOKEN, type Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';

const DRAFT = 'Hali eʼlon qilinmagan sarlavha';

let lent: Lent<Site>;
let entry: { collection: string; documentId: string; locale: string };
beforeAll(async () => {
  lent = await lendSite();
  const { sandbox } = lent.value;
  const found = await fetch(`${sandbox}/api/pages?locale=uz&filters[slug][$eq]=rules`);
  const { data } = (await found.json()) as { data: { documentId: string }[] };
  entry = { collection: 'pages', documentId: String(data[0]?.documentId), locale: 'uz' };
  await control('draft', { ...entry, fields: { title: DRAFT, lead: 'Bu **yarim' } });
});
afterAll(async () => {
  await control('discard', entry);
  await lent?.giveBack();
});

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${lent.value.sandbox}/_/content/${path}`, {
    method: 'POST',
    headers: { 'x-sandbox-token': SANDBOX_TOKEN },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

function linkOf(to: string, { seconds = 60, secret = SANDBOX_TOKEN } = {}): string {
  const until = Math.floor(Date.now() / 1000) + seconds;
  const signature = createHmac('sha256', secret).update(signedText({ to, until })).digest('base64url');
  return previewLink({ to, until, signature });
}

const get = (target: string, cookie?: string) =>
  ask(lent.value.origin, target, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
const pairOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';', 1)[0] ?? '';

/** Every link is good once. */
let opened = 0;
/** Opens a preview; the Cookie header of its requests. */
async function previewAs(view = 'guest', more = ''): Promise<string> {
  opened += 1;
  const { status, headers } = await get(linkOf(`/rules?n=${opened}`));
  expect(status).toBe(303);
  if (view === 'guest') return pairOf(headers) + more;
  const chosen = await choose(view, pairOf(headers));
  return pairOf(chosen.headers) + more;
}

const choose = (view: string, cookie: string, more: Record<string, string> = {}) =>
  ask(lent.value.origin, '/_/preview', {
    method: 'POST',
    headers: {
      cookie,
      origin: lent.value.origin,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...more,
    },
    body: new URLSearchParams({ view, from: '/rules' }).toString(),
  });

test('a signed link begins a preview of drafts, whose pages nobody stores or indexes and only the editor may frame', async () => {
  const begun = await get(linkOf('/rules'));
  expect(begun.status).toBe(303);
  expect(begun.headers['location']).toBe('/rules');
  expect(String(begun.headers['set-cookie'])).toMatch(/^preview=guest\.\d+\.[\w-]{43}; .*HttpOnly/);
  const { status, headers, text } = await get('/rules', pairOf(begun.headers));
  expect(status).toBe(200);
  expect(text).toContain(DRAFT);
  expect(text).toMatch(/<preview-bar>.*pages \[0\]\.lead.*<\/preview-bar>/s);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${lent.value.sandbox}`);
});

test('a draft, after it was previewed, is in no cache: visitors, /content and robots get what is published', async () => {
  const cookie = await previewAs();
  await get('/rules', cookie);
  for (const target of ['/rules', '/rules', '/content/pages?filters[slug][$eq]=rules', '/ru/rules'])
    expect((await get(target)).text, target).not.toContain(DRAFT);
  const content = await get('/content/pages?filters[slug][$eq]=rules', cookie);
  expect(content.text).toContain(DRAFT);
  expect(content.headers['cache-control']).toContain('no-store');
  // A page that is fresh in the cache is not sent to the editor.
  expect((await get('/rules', cookie)).text).toContain(DRAFT);
});

test.each([
  ['a signature of another secret', linkOf('/rules', { secret: 'another-secret' })],
  ['a link that ended', linkOf('/rules', { seconds: -1 })],
  ['a link that would last for a day', linkOf('/rules', { seconds: 86_400 })],
  ['another page than the signed one', linkOf('/rules').replace('rules', 'about')],
  ['an address of another site', linkOf('//evil.example/')],
  ['no signature', '/_/preview?to=%2Frules'],
])('the preview, with %s, is refused in words and gives no cookie', async (_name, target) => {
  const { status, headers, text } = await get(target);
  expect(status).toBe(403);
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).toContain('Havola eskirgan');
});

test('a stolen link, after the editor has used it, is refused, and the editor may load it again', async () => {
  const link = linkOf('/rules', { seconds: 599 });
  const first = await get(link);
  expect(first.status).toBe(303);
  expect((await get(link)).status).toBe(403);
  expect((await get(link, pairOf(first.headers))).status).toBe(303);
});

test.each(['player.1.x', 'admin.9999999999.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
  'a forged cookie of a preview, %s, shows what is published',
  async (value) => {
    expect((await get('/rules', `preview=${value}`)).text).not.toContain(DRAFT);
  },
);

test("a preview's cookie, with another end written into it, is none", async () => {
  const cookie = await previewAs();
  const later = cookie.replace(/\.\d+\./, '.9999999999.');
  expect((await get('/rules', later)).text).not.toContain(DRAFT);
});

test('a preview as a player shows the page of a player without the account of the editor, and changes nothing', async () => {
  const { cookie: session, login } = await signIn(lent.value.origin, 'demo@yulduz.test');
  const cookie = await previewAs('player', `; ${session}`);
  const { text } = await get('/', cookie);
  expect(text).toContain('/cashier');
  expect(text).not.toContain(login);
  const info = await get('/api/account.getInfo?locale=uz', cookie);
  expect(JSON.parse(info.text)).toMatchObject({ data: { login: 'preview', balance_main: { amount: 0 } } });
  const order = await ask(lent.value.origin, '/api/cashier.makedeposit', {
    method: 'POST',
    headers: { cookie, origin: lent.value.origin },
  });
  expect(order.status).toBe(403);
  expect((await get('/api/auth.logout', cookie)).status).toBe(403);
  const form = await ask(lent.value.origin, '/forms/sign_out', {
    method: 'POST',
    headers: { cookie, origin: lent.value.origin, accept: 'text/html' },
  });
  expect(form.status).toBe(403);
  expect((await get('/profile', session)).status).toBe(200);
});

test('a preview as a player to whom nothing may be advertised shows home without promotions', async () => {
  const [player, quiet] = await Promise.all([previewAs('player'), previewAs('quiet')]);
  expect((await get('/', player)).text).toContain('/promotions/');
  expect((await get('/', quiet)).text).not.toContain('/promotions/');
});

test('the bar, at its way out, ends the preview; a form of another site changes nothing', async () => {
  const cookie = await previewAs();
  const foreign = await choose('player', cookie, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const answer = await choose('', cookie);
  expect(answer.status).toBe(303);
  expect(String(answer.headers['set-cookie'])).toMatch(/^preview=; Max-Age=0/);
});

test('the page at the size of a phone is for previews alone', async () => {
  expect((await get('/_/preview/phone?to=%2Frules')).status).toBe(403);
  const { status, text } = await get('/_/preview/phone?to=%2Frules', await previewAs());
  expect(status).toBe(200);
  expect(text).toContain('<iframe title="Telefondagi koʻrinish" src="/rules">');
});

test("a draft of the sandbox, without the site's token, is readable by nobody", async () => {
  const answer = await fetch(`${lent.value.sandbox}/api/pages?locale=uz&status=draft`);
  expect(answer.status).toBe(403);
});

test('drafts of a page, a banner, a menu and a text are in previews of both languages and scripts, and in no other answer', async () => {
  const { origin, sandbox } = lent.value;
  const words = {
    uz: { page: 'Sinov sahifasi', banner: 'Sinov bayrogʻi', menu: 'Sinov menyusi', text: 'Sinov litsenziyasi' },
    ru: { page: 'Пробная страница', banner: 'Пробный баннер', menu: 'Пробное меню', text: 'Пробная лицензия' },
  };
  const cyrillic = ['Синов саҳифаси', 'Синов байроғи', 'Синов менюси', 'Синов лицензияси'];
  const drafts: { collection: string; documentId: string; locale: string }[] = [];
  const draft = async (collection: CollectionName, locale: string, change: (record: never) => object) => {
    const populate = collections[collection].populate.map((path, index) => [`populate[${index}]`, path]);
    const found = await fetch(`${sandbox}/api/${collection}?${new URLSearchParams([['locale', locale], ...populate])}`);
    const { data } = (await found.json()) as { data: unknown };
    const record = (Array.isArray(data) ? data.find(({ slug }) => slug === undefined || slug === 'rules') : data) as {
      documentId: string;
    };
    const draftOf = { collection, documentId: record.documentId, locale };
    drafts.push(draftOf);
    await control('draft', { ...draftOf, fields: change(record as never) });
  };
  for (const [locale, { page, banner, menu, text }] of Object.entries(words)) {
    await draft('pages', locale, () => ({ title: page }));
    await draft('banner-entries', locale, () => ({ title: banner, publicTitle: banner }));
    await draft('common', locale, ({ menus, footer }: { menus: { side: object[] }; footer: object }) => ({
      menus: { ...menus, side: [{ title: menu, url: '/rules', icon: 'menu' }, ...menus.side] },
      footer: { ...footer, license: text },
    }));
  }
  try {
    const previews = {
      guest: await previewAs('guest'),
      player: await previewAs('player'),
      quiet: await previewAs('quiet'),
    };
    for (const [view, cookie] of Object.entries(previews)) {
      const readings = [
        ['/rules', '', Object.values(words.uz)],
        ['/ru/rules', '', Object.values(words.ru)],
        ['/rules', '; script=Cyrl', cyrillic],
      ] as const;
      for (const [target, script, expected] of readings) {
        const { text } = await get(target, cookie + script);
        // To a player to whom nothing may be sold, the menu's banner is none either.
        const missing = expected.filter((one, index) => !text.includes(one) && !(view === 'quiet' && index === 1));
        expect(missing, `${view} ${target}${script}`).toEqual([]);
      }
    }
    const { cookie: session } = await signIn(origin, 'demo@yulduz.test');
    const all = [...Object.values(words.uz), ...Object.values(words.ru), ...cyrillic];
    // The second and third view of a player are made of a prelude.
    for (const target of [
      '/',
      '/ru',
      '/rules',
      '/ru/rules',
      '/no/such/page',
      '/content/common',
      '/content/banner-entries',
      '/content/pages',
      '/sitemap/pages-1.xml',
      '/manifest.webmanifest',
      '/robots.txt',
    ])
      for (const cookie of ['', 'script=Cyrl', session, session, session, `${session}; script=Cyrl`]) {
        const { text } = await get(target, cookie);
        expect(
          all.filter((one) => text.includes(one)),
          `${target} (${cookie.slice(0, 11)})`,
        ).toEqual([]);
      }
  } finally {
    for (const one of drafts) await control('discard', one);
    await control('draft', { ...entry, fields: { title: DRAFT, lead: 'Bu **yarim' } });
  }
});
