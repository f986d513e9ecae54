import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../../shared/url/paths.ts';
import { ask } from '../../support/wire/ask.ts';
import { askPage } from '../../support/wire/askPage.ts';
import { postForm } from '../../support/wire/postForm.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';
import { signUp } from '../../support/players/signUp.ts';
import { type Site, startSite } from '../../support/sites/startSite.ts';

let site: Site;
let count = 0;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'on', RATE_LIMIT_CODES: '12', PUBLIC_ORIGIN: 'https://yulduz.example' });
});
afterAll(() => site?.stop());

const limits = paths.profileResponsibleGame.build();
/** Everybody has an address of their own, but for who guesses. */
const from = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}`, host: 'yulduz.example' });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

async function invite(ticked: Record<string, string>) {
  count += 1;
  const own = from(count);
  const { cookie } = await signUp(site.origin, `trust-${count}@example.com`);
  await postForm(site.origin, '/api/account.setBudget', { amount: '777000' }, { cookie });
  const answer = await post(`${limits}?form=trust`, { name: 'Opa <b>', ...ticked }, { ...own, cookie });
  const link = /https:\/\/yulduz\.example(\/trusted\/[\w-]+)/.exec(answer.text)?.[1] ?? '';
  const trusted = async () =>
    (await ask(site.origin, '/api/account.getTrusted', { headers: { cookie } })).json<{
      data: { person: unknown; views: unknown[] };
    }>().data;
  return { own, cookie, link, look: (path = link) => post(path, {}, own), trusted };
}

test('a link shows nothing before a press, then what was ticked and no sum, and the player is told of the look', async () => {
  const { own, link, look, trusted } = await invite({ budget: '1', breaks: '1' });
  expect(link).not.toBe('');
  const opened = await askPage(site.origin, link, own);
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('<button type="submit">');
  expect((await trusted()).views).toEqual([]);
  const seen = await look();
  expect([
    seen.status,
    seen.headers['referrer-policy'],
    seen.headers['cache-control'],
    seen.headers['x-robots-tag'],
  ]).toEqual([200, 'no-referrer', 'private, no-store', 'noindex, nofollow']);
  expect(seen.text).toContain('Oylik byudjet doirasida.');
  expect(seen.text).toContain('Hozir tanaffus yoʻq.');
  expect(seen.text).not.toMatch(/777|soʻm|Opa|<script/);
  expect(await trusted()).toMatchObject({ person: { name: 'Opa <b>', sums: false }, views: [{ name: 'Opa <b>' }] });
});

test('sums are shown where they were ticked, and a part that was not ticked is absent, in Russian too', async () => {
  const { look, link } = await invite({ budget: '1', sums: '1' });
  const seen = await look(`/ru${link}`);
  expect(seen.text).toMatch(/777\s000/);
  expect(seen.text).not.toContain('перерыв');
});

test('a removed link opens nothing at once, a link is over after thirty days, and both read as one that never was', async () => {
  const removed = await invite({ breaks: '1' });
  await post(`${limits}?form=untrust`, {}, { ...removed.own, cookie: removed.cookie });
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

test('a player on a break may be looked at, and a look can do nothing else', async () => {
  const { own, cookie, look, link } = await invite({ breaks: '1' });
  await post(`${limits}?form=pause`, { period: '1d' }, { ...own, cookie });
  const seen = await look();
  expect(seen.text).toMatch(/gacha tanaffusda\./);
  expect(seen.cookies).toEqual([]);
  // The secret is no session.
  const secret = link.split('/').at(-1) ?? '';
  const call = await postForm(site.origin, '/api/account.setBudget', { amount: '1' }, { cookie: `sid=${secret}` });
  expect(call.json().error?.type).toBe('AuthorizationException');
});

test('guessing ends, and no secret gets into the log or to the lookup of redirects', async () => {
  const { own, link } = await invite({ breaks: '1' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1)
    statuses.push((await post(`/trusted/${'g'.repeat(30)}${guess}`, {}, own)).status);
  expect(statuses.slice(0, 3)).toEqual([404, 404, 404]);
  expect(statuses.at(-1)).toBe(429);
  await askPage(site.origin, link, own);
  await askPage(site.origin, `/ru${link}`, own);
  const lines = site.output();
  expect(lines).toContain('/trusted/[r]');
  expect(lines).not.toContain(link.split('/').at(-1));
});

test('without a name, or with nothing to see, the form says what is missing and makes no link', async () => {
  const { own, cookie } = await invite({ breaks: '1' });
  for (const [fields, error] of [
    [{ name: ' ', budget: '1' }, 'limits.trustedNameRule'],
    [{ name: 'Opa', sums: '1' }, 'limits.trustedSeesRule'],
  ] as const) {
    const answer = await post(`${limits}?form=trust`, fields, { ...own, cookie });
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining(`error=${error}`)]);
  }
});
