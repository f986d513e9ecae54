import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { paths } from '#shared/url/paths.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
let count = 0;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'on', RATE_LIMIT_CODES: '12', PUBLIC_ORIGIN: 'https://yulduz.example' });
});
afterAll(() => site?.stop());

const limits = paths.profileResponsibleGame.build();
/** A different address for every player, so that rate limits count them separately. */
const from = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}`, host: 'yulduz.example' });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

async function invite(ticked: Record<string, string>) {
  count += 1;
  const visitorHeaders = from(count);
  const { cookie } = await signUp(site.origin, `trust-${count}@example.com`);
  await postForm(site.origin, '/api/account.setBudget', { amount: '777000' }, { cookie });
  const answer = await post(`${limits}?form=trust`, { name: 'Opa <b>', ...ticked }, { ...visitorHeaders, cookie });
  const link = /https:\/\/yulduz\.example(\/trusted\/[\w-]+)/.exec(answer.text)?.[1] ?? '';
  const trusted = async () =>
    (await ask(site.origin, '/api/account.getTrusted', { headers: { cookie } })).json<{
      data: { person: unknown; views: unknown[] };
    }>().data;
  return { visitorHeaders, cookie, link, look: (path = link) => post(path, {}, visitorHeaders), trusted };
}

test('a trusted link shows nothing before a press, then the chosen parts without sums, and records the view', async () => {
  const { visitorHeaders, link, look, trusted } = await invite({ budget: '1', breaks: '1' });
  expect(link).not.toBe('');
  const opened = await askPage(site.origin, link, visitorHeaders);
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('<button type="submit">');
  expect((await trusted()).views).toEqual([]);
  const viewed = await look();
  expect([
    viewed.status,
    viewed.headers['referrer-policy'],
    viewed.headers['cache-control'],
    viewed.headers['x-robots-tag'],
  ]).toEqual([200, 'no-referrer', 'private, no-store, no-transform', 'noindex, nofollow']);
  expect(viewed.text).toContain('Oylik budjet doirasida.');
  expect(viewed.text).toContain('Hozir tanaffus yoʻq.');
  expect(viewed.text).not.toMatch(/777|soʻm|Opa|<script/);
  expect(await trusted()).toMatchObject({ person: { name: 'Opa <b>', sums: false }, views: [{ name: 'Opa <b>' }] });
});

test('a trusted link with sums, read in Russian, shows the sum and omits a part that was not chosen', async () => {
  const { look, link } = await invite({ budget: '1', sums: '1' });
  const viewed = await look(`/ru${link}`);
  expect(viewed.text).toMatch(/777\s000/);
  expect(viewed.text).not.toContain('перерыв');
});

test('a trusted link to every part shows budget, sums and break, and no login, contact, name or balance', async () => {
  const { cookie, link, look } = await invite({ budget: '1', breaks: '1', sums: '1' });
  const login = `trust-${count}@example.com`;
  const personal = { first_name: 'Zuhrobegim', last_name: 'Anvarovaxon', birth_date: '01.02.1990' };
  const phone = '998901112233';
  const deposit = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
  for (const [method, fields] of [
    ['account.saveProfileInfo', personal],
    ['account.addcontact', { contact: phone }],
    ['account.changefakename', { fakename: 'Yulduzcha7' }],
    ['cashier.makedeposit', deposit],
  ] as const) {
    const answer = await postForm(site.origin, `/api/${method}`, fields, { cookie });
    expect(answer.json().error, method).toBeUndefined();
  }
  for (const [prefix, lines] of [
    ['', [/^Oylik budjet doirasida\.$/, /^Budjet 777 000 soʻm, qoldi 757 000 soʻm\.$/, /^Hozir tanaffus yoʻq\.$/]],
    ['/ru', [/^Расходы в пределах/, /^Бюджет 777 000 сум, осталось 757 000 сум\.$/, /^Сейчас перерыва нет\.$/]],
  ] as const) {
    const { text } = await look(prefix + link);
    const shown = [...text.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => line.replaceAll('\u00a0', ' '));
    expect(shown).toEqual([...lines, /\d\d\.\d\d\.\d{4}/].map((line) => expect.stringMatching(line)));
    for (const ownText of [login, `trust-${count}`, phone, phone.slice(3), 'Yulduzcha7', ...Object.values(personal)])
      expect(text).not.toContain(ownText);
    expect(text.replaceAll(/[\u00a0 ]/g, '')).not.toMatch(/(?<!\d)20000(?!\d)/);
  }
  const secret = link.split('/').at(-1) ?? '';
  const { data } = (await postForm(site.origin, '/api/account.viewTrusted', { secret })).json<{ data: object }>();
  expect(data).toEqual({
    expires_at: expect.any(Number),
    budget: {
      state: 'within',
      resets_at: expect.any(Number),
      sums: { amount: { amount: 777_000, currency: 'UZS' }, left: { amount: 757_000, currency: 'UZS' } },
    },
    breaks: { pause: null },
  });
});

test('a trusted link, removed or thirty days old, answers 404 with the same page as an unknown one', async () => {
  const removed = await invite({ breaks: '1' });
  await post(`${limits}?form=untrust`, {}, { ...removed.visitorHeaders, cookie: removed.cookie });
  const over = await invite({ breaks: '1' });
  await sandboxControls(site).advance('720h');
  const texts = new Set<string>();
  for (const path of [removed.link, over.link, `/trusted/${'x'.repeat(43)}`]) {
    const answer = await over.look(path);
    expect(answer.status).toBe(404);
    texts.add(answer.text.replaceAll(/nonce="[^"]*"/g, ''));
  }
  expect(texts.size).toBe(1);
});

test('a trusted link shows that its player is on a break, and its secret is not accepted as a session', async () => {
  const { visitorHeaders, cookie, look, link } = await invite({ breaks: '1' });
  await post(`${limits}?form=pause`, { period: '1d' }, { ...visitorHeaders, cookie });
  const viewed = await look();
  expect(viewed.text).toMatch(/gacha tanaffusda\./);
  expect(viewed.cookies).toEqual([]);
  // The secret is not a session.
  const secret = link.split('/').at(-1) ?? '';
  const call = await postForm(site.origin, '/api/account.setBudget', { amount: '1' }, { cookie: `sid=${secret}` });
  expect(call.json().error?.type).toBe('AuthorizationException');
});

test('guesses at trusted links from one address end in 429, and the log does not contain the secret of a link', async () => {
  const { visitorHeaders, link } = await invite({ breaks: '1' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1)
    statuses.push((await post(`/trusted/${'g'.repeat(30)}${guess}`, {}, visitorHeaders)).status);
  expect(statuses.slice(0, 3)).toEqual([404, 404, 404]);
  expect(statuses.at(-1)).toBe(429);
  await askPage(site.origin, link, visitorHeaders);
  await askPage(site.origin, `/ru${link}`, visitorHeaders);
  const lines = site.output();
  expect(lines).toContain('/trusted/[r]');
  expect(lines).not.toContain(link.split('/').at(-1));
});

test('the plain trust form, without a name or with nothing to show, redirects with the rule that is broken', async () => {
  const { visitorHeaders, cookie } = await invite({ breaks: '1' });
  for (const [fields, error] of [
    [{ name: ' ', budget: '1' }, 'limits.trustedNameRule'],
    [{ name: 'Opa', sums: '1' }, 'limits.trustedSeesRule'],
  ] as const) {
    const answer = await post(`${limits}?form=trust`, fields, { ...visitorHeaders, cookie });
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining(`error=${error}`)]);
  }
});
